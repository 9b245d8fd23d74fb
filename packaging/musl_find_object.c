/* Implements glibc's _dl_find_object with musl's dl_iterate_phdr, for static programs: finds the segment that contains an
 * address, and the start of its unwinding tables. GCC's unwinder in Debian's libgcc_eh.a is built for glibc and calls this
 * function; glibc's dlfcn.h describes the structure. Used by check-platforms.sh. */
#include <link.h>
#include <stddef.h>
#include <stdint.h>

struct found {
    unsigned long long flags;
    void *map_start, *map_end;
    void *link_map;
    void *eh_frame_header;
    unsigned long long reserved[7];
};

struct question {
    uintptr_t address;
    struct found *answer;
};

static int visit(struct dl_phdr_info *part, size_t size, void *asked)
{
    struct question *question = asked;
    uintptr_t start = UINTPTR_MAX, end = 0, header = 0;
    int inside = 0;

    (void)size;
    for (int i = 0; i < part->dlpi_phnum; i++) {
        uintptr_t first = part->dlpi_addr + part->dlpi_phdr[i].p_vaddr;
        uintptr_t last = first + part->dlpi_phdr[i].p_memsz;

        if (part->dlpi_phdr[i].p_type == PT_GNU_EH_FRAME)
            header = first;
        if (part->dlpi_phdr[i].p_type != PT_LOAD)
            continue;
        if (first < start)
            start = first;
        if (last > end)
            end = last;
        if (first <= question->address && question->address < last)
            inside = 1;
    }
    if (!inside || !header)
        return 0;
    *question->answer = (struct found){
        .map_start = (void *)start, .map_end = (void *)end, .eh_frame_header = (void *)header,
    };
    return 1;
}

/* 0 where the address is found, as in glibc. */
int _dl_find_object(void *address, struct found *answer)
{
    struct question question = { (uintptr_t)address, answer };

    return dl_iterate_phdr(visit, &question) ? 0 : -1;
}
