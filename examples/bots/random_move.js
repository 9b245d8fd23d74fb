// Plays a random legal move. Equal values of AWALE_SEED give equal games: a linear congruential generator, modulus 2^31 - 1.
const lines = require("readline").createInterface({ input: process.stdin });
let state = (Number(process.env.AWALE_SEED || 1) % 2147483646) + 1;

function random(below) {
  state = (state * 48271) % 2147483647;
  return state % below;
}

lines.on("line", (line) => {
  const moves = line.split(" ")[1].split(",");
  console.log(moves[random(moves.length)]);
});
