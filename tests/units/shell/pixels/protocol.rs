//! Pictures as bytes: known ones, and decoded again.

use awale::board::RgbPixels;
use awale::pictures::palette::Palette;
use awale::shell::pixels::protocol::{
    hide_kitty_picture, place_kitty_picture, send_iterm_picture, send_kitty_picture,
    send_sixel_picture,
};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ratatui::layout::Rect;

const PICTURE_AREA: Rect = Rect::new(4, 2, 3, 5);

const RED: [u8; 3] = [254, 2, 2];
const BLUE: [u8; 3] = [2, 2, 254];

/// A picture with up to 60 colors, whose height is not a multiple of six.
fn colorful_picture() -> RgbPixels {
    let color_at = |y: u8, x: u8| [x / 10 * 40, y / 3 * 20, x % 2 * 100].map(|part| part & !3 | 2);
    RgbPixels {
        width: 50,
        colors: (0..20)
            .flat_map(|y| (0..50).map(move |x| color_at(y, x)))
            .collect(),
    }
}

fn palette_of(picture: &RgbPixels) -> Palette {
    Palette::new(Vec::new(), picture.colors.iter().copied())
}

#[test]
fn small_pictures_are_encoded_as_expected_in_every_protocol() {
    let one_pixel = RgbPixels {
        width: 1,
        colors: vec![RED],
    };
    let mut out = String::new();
    send_kitty_picture(&one_pixel, 7, &mut out);
    assert_eq!(out, "\x1b_Ga=t,f=24,i=7,s=1,v=1,q=2,m=0;/gIC\x1b\\");
    out.clear();
    place_kitty_picture(7, 2, [10, 20, 30, 40], PICTURE_AREA, 1, &mut out);
    assert_eq!(
        out,
        "\x1b[3;5H\x1b_Ga=p,i=7,p=2,x=10,y=20,w=30,h=40,c=3,r=5,z=1,C=1,q=2\x1b\\"
    );
    out.clear();
    hide_kitty_picture(7, &mut out);
    assert_eq!(out, "\x1b_Ga=d,d=i,i=7,q=2\x1b\\");

    // Five red columns of six pixels, then a blue pixel below the first one.
    let mut picture = RgbPixels {
        width: 5,
        colors: vec![RED; 30],
    };
    picture.colors.extend([BLUE, RED, RED, RED, RED]);
    out.clear();
    send_sixel_picture(&picture, PICTURE_AREA, &mut palette_of(&picture), &mut out);
    assert_eq!(
        out,
        "\x1b[3;5H\x1bP0;1;0q\"1;1;5;7#0;2;100;1;1#1;2;1;1;100#0!5~$-#0?!4@$#1@$-\x1b\\"
    );
}

#[test]
fn a_picture_of_the_kitty_protocol_is_sent_in_chunks() {
    let picture = RgbPixels {
        width: 100,
        colors: (0..100)
            .flat_map(|y| (0..100).map(move |x| [x, y, 7]))
            .collect(),
    };
    let mut out = String::new();
    send_kitty_picture(&picture, 1, &mut out);
    let mut picture_data = String::new();
    let chunks: Vec<&str> = out.split_terminator("\x1b\\").collect();
    for (number, chunk) in chunks.iter().enumerate() {
        let (control_keys, chunk_data) = chunk
            .strip_prefix("\x1b_G")
            .unwrap()
            .split_once(';')
            .unwrap();
        assert!(chunk_data.len() <= 4096 && chunk_data.len().is_multiple_of(4));
        assert_eq!(
            control_keys.ends_with("m=1"),
            number + 1 < chunks.len(),
            "{control_keys}"
        );
        assert_eq!(
            control_keys.starts_with("a=t,f=24,i=1,s=100,v=100"),
            number == 0,
            "{control_keys}"
        );
        picture_data += chunk_data;
    }
    assert_eq!(
        STANDARD.decode(picture_data).unwrap(),
        picture.colors.as_flattened()
    );
}

/// Decodes a sixel picture into one color per pixel, in percent; `None` for pixels that are not
/// set.
fn decode_sixel(text: &str) -> (usize, Vec<Option<[u32; 3]>>) {
    let sixel_body = text
        .strip_prefix("\x1b[3;5H\x1bP0;1;0q\"1;1;")
        .and_then(|text| text.strip_suffix("\x1b\\"))
        .expect("the frame of a picture");
    let mut unread_signs = sixel_body.chars().peekable();
    let read_numbers = |rest: &mut std::iter::Peekable<std::str::Chars<'_>>| {
        let mut numbers = vec![0];
        while let Some(sign) = rest.next_if(|c| c.is_ascii_digit() || *c == ';') {
            match sign.to_digit(10) {
                Some(digit) => *numbers.last_mut().unwrap() = numbers.last().unwrap() * 10 + digit,
                None => numbers.push(0),
            }
        }
        numbers
    };
    let width_and_height = read_numbers(&mut unread_signs);
    let (width, height) = (width_and_height[0] as usize, width_and_height[1] as usize);
    let mut pixels = vec![None; width * height];
    let mut colors = [None; 256];
    let (mut color_register, mut x, mut y, mut repeat_count) = (0, 0, 0, 1);
    while let Some(sign) = unread_signs.next() {
        match sign {
            '#' => {
                let color_numbers = read_numbers(&mut unread_signs);
                color_register = color_numbers[0] as usize;
                if let [_, 2, red, green, blue] = color_numbers[..] {
                    colors[color_register] = Some([red, green, blue]);
                }
            }
            '!' => repeat_count = read_numbers(&mut unread_signs)[0] as usize,
            '$' => x = 0,
            '-' => (x, y) = (0, y + 6),
            '?'..='~' => {
                let sixel_bits = sign as u8 - b'?';
                for (row, column) in
                    (0..6).flat_map(|row| (x..x + repeat_count).map(move |x| (row, x)))
                {
                    if sixel_bits >> row & 1 == 1 {
                        let pixel_index = (y + row) * width + column;
                        assert_eq!(pixels[pixel_index], None, "a pixel has one color");
                        pixels[pixel_index] = colors[color_register];
                        assert!(
                            colors[color_register].is_some(),
                            "the color is defined first"
                        );
                    }
                }
                (x, repeat_count) = (x + repeat_count, 1);
            }
            other => panic!("{other:?}"),
        }
    }
    (width, pixels)
}

#[test]
fn a_sixel_picture_can_be_decoded() {
    let picture = colorful_picture();
    let mut out = String::new();
    send_sixel_picture(&picture, PICTURE_AREA, &mut palette_of(&picture), &mut out);
    let (width, pixels) = decode_sixel(&out);
    assert_eq!(width, 50);
    let color_in_percent =
        |color: &[u8; 3]| Some(color.map(|part| (u32::from(part) * 100 + 127) / 255));
    let expected: Vec<_> = picture.colors.iter().map(color_in_percent).collect();
    assert_eq!(pixels, expected);
}

#[test]
fn an_iterm_picture_is_a_gif() {
    let picture = colorful_picture();
    let mut out = String::new();
    send_iterm_picture(&picture, PICTURE_AREA, &mut palette_of(&picture), &mut out);
    let (size_arguments, encoded_gif) = out
        .strip_prefix("\x1b[3;5H\x1b]1337;File=")
        .and_then(|text| text.strip_suffix('\x07'))
        .and_then(|text| text.split_once(':'))
        .unwrap();
    let gif_bytes = STANDARD.decode(encoded_gif).unwrap();
    let expected_arguments = "width=3;height=5;preserveAspectRatio=0";
    assert_eq!(
        size_arguments,
        format!("inline=1;size={};{expected_arguments}", gif_bytes.len())
    );
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&gif_bytes[..]).unwrap();
    let frame = decoder.read_next_frame().unwrap().unwrap();
    let colors: Vec<[u8; 3]> = frame
        .buffer
        .chunks_exact(4)
        .map(|p| [p[0], p[1], p[2]])
        .collect();
    assert_eq!(
        (usize::from(frame.width), colors),
        (picture.width, picture.colors)
    );
}
