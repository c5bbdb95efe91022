import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainable } from './draining';

test('a server that drains answers, and ends each connection; before it keeps them', async () => {
  const server = createServer((_request, response) => response.writeHead(200).end('here'));
  const draining = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return [await answer.text(), answer.headers.get('connection'), draining.isDraining()];
  };

  const before = await ask();
  await draining.drain(0);
  const after = await ask();
  server.close();
  await once(server, 'close');

  expect([before, after]).toEqual([
    ['here', 'keep-alive', false],
    ['here', 'close', true],
  ]);
});
