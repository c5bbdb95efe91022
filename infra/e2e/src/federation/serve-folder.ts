import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const PAGE =
  '<!doctype html><html lang="en"><title>A foreign host</title><link rel="icon" href="data:,"><body><script src="/main.js"></script></body>';

/** A host of its own on a free port: an empty page with `main.js` of a folder. */
export async function serveFolder(dir: string): Promise<{ origin: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') return void response.setHeader('content-type', 'text/html').end(PAGE);
    fs.readFile(path.join(dir, path.basename(pathname))).then(
      (bytes) => response.setHeader('content-type', 'text/javascript').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
