import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readConfig } from './config';
import { freePort } from './free-port';
import { requireFreePorts } from './ports';

async function occupy(host: string) {
  const server = createServer();
  await once(server.listen(0, host), 'listening');
  return { port: (server.address() as AddressInfo).port, release: () => server.close() };
}

test.each(['PORT', 'OPERATOR_PORT', 'API_PORT'])(
  'a busy port is named together with %s, the variable to set',
  async (variable) => {
    const taken = await occupy('127.0.0.1');
    const free = {
      PORT: String(await freePort(0)),
      OPERATOR_PORT: String(await freePort(0)),
      API_PORT: String(await freePort(0)),
    };
    const config = readConfig({ ...free, [variable]: String(taken.port) });
    await expect(requireFreePorts(config)).rejects.toThrow(
      `Port ${taken.port} is in use. Set ${variable} to another port`,
    );
    taken.release();
  },
);

test('free ports are accepted', async () => {
  const config = readConfig({
    PORT: String(await freePort(0)),
    OPERATOR_PORT: String(await freePort(0)),
    API_PORT: String(await freePort(0)),
  });
  await expect(requireFreePorts(config)).resolves.toBeUndefined();
});

test('a remembered port is kept while it is free and replaced when it is not', async () => {
  const taken = await occupy('127.0.0.1');
  expect(await freePort(taken.port)).not.toBe(taken.port);
  taken.release();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await freePort(taken.port)).toBe(taken.port);
});
