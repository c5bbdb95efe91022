import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** `down` hangs up, `slow` never says a word, `rubbish` says what no protocol knows. */
export type Fault = 'down' | 'slow' | 'rubbish';
export const FAULTS: readonly Fault[] = ['down', 'slow', 'rubbish'];

/** Somebody else's server on a bad day, whichever protocol it should speak. */
export async function startFaultyServer() {
  const sockets = new Set<Socket>();
  const state = { fault: 'down' as Fault, calls: 0 };
  const server = createServer((socket) => {
    state.calls += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (state.fault === 'down') socket.destroy();
    if (state.fault === 'rubbish') socket.end('\u0000\u0007<html>{"low": "a lot"\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    at: `127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
