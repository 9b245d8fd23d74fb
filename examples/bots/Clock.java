import java.util.Scanner;

/** Goes through the legal moves in turn and keeps count from move to move: a bot with a memory. */
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
