// Moves the clock of the Node process that is started with it (`--import`) by the milliseconds that CLOCK_FILE says now.
// Timers go on as they were, as they do when a machine's clock is set.
import { readFileSync } from 'node:fs';

const file = 'CLOCK_FILE';
const realNow = Date.now;
let offsetMs = 0;
const movedNow = () => realNow() + offsetMs;

function read() {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Not this process: it may not read the file, or nothing was moved yet.
  }
}
read();
setInterval(read, 200).unref();

const RealDate = Date;
RealDate.now = movedNow;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [movedNow()] : args, made),
});
