// A thread as those that render, in which a remote fails after its page: each way it is told by its name.
import { registerHooks } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

registerHooks({
  resolve(id, context, next) {
    return next(/^\.\.?\/[^.]+$/.test(id) && /\.ts$/.test(context.parentURL) ? `${id}.ts` : id, context);
  },
});
const { confineThread } = await import('../threads/confine/confine-thread.ts');
const { lateErrors } = await import('../threads/late-errors.ts');

const filename = path.join(import.meta.dirname, 'mfe-loyalty/1.2.0/server/loyalty-page.cjs');
const ofRemote = vm.compileFunction(
  `return {
     'a timer': () => void setTimeout(() => { throw new Error('late'); }, 5),
     'a promise': () => void Promise.reject(new Error('late')),
     'process.exit': () => void setTimeout(() => process.exit(1), 5),
     'process.reallyExit': () => void setTimeout(() => process.reallyExit(1), 5),
     'process.abort': () => void setTimeout(() => process.abort(), 5),
     'a listener taken away': () => {
       process.removeAllListeners();
       try { process.setUncaughtExceptionCaptureCallback(null); } catch {}
       setTimeout(() => { throw new Error('late'); }, 5);
     },
     'nothing that can be traced': () => void setTimeout(JSON.parse, 5, '{'),
     'undefined': () => void Promise.reject(undefined),
   };`,
  [],
  { filename, contextExtensions: [] },
)();
const ofShell = { "the shell's own, of no page": () => void setTimeout(JSON.parse, 5, '{') };

const told = [];
const away = [];
const late = lateErrors({
  failures: { threwLate: (...of) => away.push(of.join('@')) },
  report: (fault) => told.push(fault),
  log: { error: ({ url }) => told.push({ url }) },
});
await confineThread({
  apiOrigin: 'http://127.0.0.1:1',
  file: import.meta.filename,
  outlives: (error) => late.outlives(error),
});
const page = { url: '/loyalty', visitors: [{ site: 'sunrise', client: '203.0.113.1' }] };
if (ofShell[workerData]) ofShell[workerData]();
else await late.during(page, async () => ofRemote[workerData]());
await delay(50);
parentPort.postMessage({ told, away });
