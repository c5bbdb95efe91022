import cluster from 'node:cluster';
import dgram from 'node:dgram';
import inspector from 'node:inspector';
import inspectorPromises from 'node:inspector/promises';
import { Module } from 'node:module';
import tty from 'node:tty';
import v8 from 'node:v8';
import workers from 'node:worker_threads';
import { fix, refuse, refuseAll } from './refuse';

/** What leads out of a thread by its process, and is not among what Node's permissions refuse. */
const OF_PROCESS = ['getBuiltinModule', '_kill', '_debugProcess', '_getActiveHandles', '_getActiveRequests'];

/**
 * A remote gets at no module of Node: it is not given `require` for one, `import()` is refused to it by Node already
 * (`vm.compileFunction`), `process.getBuiltinModule` here. Those that lead out of the thread are shut as well, should
 * one be reached by an object that leaks.
 */
export function closeBuiltins(): void {
  refuse(process, OF_PROCESS, 'process');
  // It tells the whole process's environment, secrets too, whatever a thread's own is.
  fix(process, 'report', undefined);
  // Node asks it for the bytes of a key: a remote's own would be told the secret that signs form stamps.
  fix(Buffer, 'from', Reflect.get(Buffer, 'from'));
  // A thread of its own would have everything anew.
  refuse(workers, ['Worker'], 'worker_threads');
  refuse(Module, ['register'], 'module');
  refuse(tty, ['ReadStream', 'WriteStream'], 'tty');
  refuse(v8, ['setFlagsFromString'], 'v8');
  for (const [name, closed] of Object.entries({ cluster, dgram })) refuseAll(closed, name);
  for (const closed of [inspector, inspectorPromises]) refuseAll(closed, 'inspector', ['console']);
}
