import { within } from '@shared-kit/domain/async/within';
import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';

/** How long a thread may take to stop, in milliseconds. */
const LIMIT_MS = 3000;

export type Frame = { url: string; functionName: string };

/** What comes from a thread's own debugger, as Chrome's DevTools protocol has it. */
type FromDebugger =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | {
      method: 'Debugger.paused';
      params: { callFrames: { functionName: string; location: { scriptId: string } }[] };
    };

/**
 * What a thread is doing, also one that never ends: Node's debugger stops it and lets it go again, however late it stops.
 * A thread that stands still could not even be ended. A profile would not do: it counts a function that was inlined as its
 * caller.
 *
 * @returns the innermost call first; none when the thread does not stop in time.
 */
export async function stackOfThread(worker: Worker, limitMs = LIMIT_MS): Promise<Frame[]> {
  const session = new Session();
  session.connect();
  const stack = stopped(session, worker.threadId);
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  void Promise.race([stack, exited]).finally(() => {
    session.post('NodeWorker.disable');
    session.disconnect();
  });
  return within(limitMs, stack, () => []);
}

function stopped(session: Session, threadId: number): Promise<Frame[]> {
  return new Promise((resolve) => {
    const urls = new Map<string, string>();

    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
      if (!workerInfo.title.startsWith(`[worker ${threadId}]`)) return;
      const send = (id: number, method: string) =>
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });

      session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
        if (params.sessionId !== sessionId) return;
        const said = JSON.parse(params.message) as FromDebugger;
        if (said.method === 'Debugger.scriptParsed') urls.set(said.params.scriptId, said.params.url);
        if (said.method !== 'Debugger.paused') return;
        send(3, 'Debugger.disable');
        resolve(
          said.params.callFrames.map(({ functionName, location }) => ({
            functionName,
            url: urls.get(location.scriptId) ?? '',
          })),
        );
      });
      send(1, 'Debugger.enable');
      send(2, 'Debugger.pause');
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
}
