import { createServer } from 'node:net';

/** Whether `port` can be listened on at the loopback address; 0 asks for any. Answers the port, or undefined when it is taken. */
export function tryPort(port: number, host = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** The remembered port when it is still free, otherwise any free one. */
export async function freePort(remembered: number): Promise<number> {
  const port = (remembered > 0 ? await tryPort(remembered) : undefined) ?? (await tryPort(0));
  if (port === undefined) throw new Error('No free TCP port on 127.0.0.1');
  return port;
}
