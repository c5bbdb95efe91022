import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

type Probe = { port: number } | { code: string };

/** Listens for a moment; port 0 asks for any. */
function probe(port: number, host: string): Promise<Probe> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code ?? error.message }));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address() as AddressInfo;
      server.close(() => resolve({ port: bound }));
    });
  });
}

/** Why `port` cannot be listened on, as the end of a sentence; undefined when it can. */
export async function portProblem(port: number, host: string): Promise<string | undefined> {
  const result = await probe(port, host);
  // A machine without IPv6 has no such address to be taken.
  if ('port' in result || result.code === 'EAFNOSUPPORT' || result.code === 'EADDRNOTAVAIL') return undefined;
  if (result.code === 'EADDRINUSE') return 'is in use';
  return result.code === 'EACCES' ? 'may not be opened by this account' : `cannot be opened (${result.code})`;
}

/** The remembered loopback port when it is still free, otherwise any free one. */
export async function freePort(remembered: number): Promise<number> {
  for (const port of remembered > 0 ? [remembered, 0] : [0]) {
    const result = await probe(port, '127.0.0.1');
    if ('port' in result) return result.port;
  }
  throw new Error('No free TCP port on 127.0.0.1');
}
