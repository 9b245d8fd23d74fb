import java.util.Scanner;

/** A bot with a memory: its N-th turn plays the N-th legal move, counted around the list. */
public class Clock {
    public static void main(String[] arguments) {
        Scanner input = new Scanner(System.in);
        int turn = 0;
        while (input.hasNextLine()) {
            String[] words = input.nextLine().split(" ");
            String[] moves = words[1].split(",");
            System.out.println(moves[turn % moves.length]);
            System.out.flush();
            turn++;
        }
    }
}
