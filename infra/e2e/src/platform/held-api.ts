import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiOrigin } from '../running-platform';

/** The running API behind a door that keeps some answers back until they are let go. */
export type HeldApi = { origin: string; letGo: () => void } & AsyncDisposable;

/** @param held the addresses whose answers are kept back. */
export async function startHeldApi(held: RegExp): Promise<HeldApi> {
  const free = Promise.withResolvers<void>();
  const door = http.createServer((request, response) => {
    const { method, headers, url = '' } = request;
    const forward = async () => {
      if (held.test(url)) await free.promise;
      const asked = http.request(new URL(url, apiOrigin), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    };
    void forward();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    letGo: free.resolve,
    async [Symbol.asyncDispose]() {
      free.resolve();
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}
