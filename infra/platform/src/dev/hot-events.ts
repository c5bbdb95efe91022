import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HotEvents = {
  url: string;
  /** `event` is a project that was built, `data` its hash; or `reload`. */
  send: (event: string, data: string) => void;
  close: () => void;
};

/** A stream of server-sent events for every open page. Who comes later first hears the newest of each project. */
export async function startHotEvents(): Promise<HotEvents> {
  const open = new Set<ServerResponse>();
  const newest = new Map<string, string>();
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Sites are on other hosts than this one.
      'access-control-allow-origin': '*',
    });
    response.flushHeaders();
    for (const message of newest.values()) response.write(message);
    open.add(response);
    response.on('close', () => open.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    send(event, data) {
      const message = `event: ${event}\ndata: ${data}\n\n`;
      if (event !== 'reload') newest.set(event, message);
      for (const response of open) response.write(message);
    },
    close() {
      for (const response of open) response.end();
      server.close();
    },
  };
}
