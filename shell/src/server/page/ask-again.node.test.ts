import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { request } from 'undici';
import { askAgain } from './ask-again';

const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

/** Fails so often, then answers. */
function failing(times: number, error: () => Error) {
  let tries = 0;
  const send = async () => {
    tries += 1;
    if (tries <= times) return Promise.reject(error());
    return Promise.resolve('answer');
  };
  return { send, tries: () => tries };
}

test.each(['GET', 'POST'])('a %s that nobody heard is sent again', async (method) => {
  const { send, tries } = failing(2, refused);
  expect(await askAgain(method, send)).toBe('answer');
  expect(tries()).toBe(3);
});

test('an API that stays away is told after six tries', async () => {
  const { send, tries } = failing(99, refused);
  await expect(askAgain('GET', send)).rejects.toThrow('refused');
  expect(tries()).toBe(6);
});

let server: Server | undefined;
/** Also after a failure: a server that still listens, or a connection that is kept, would keep the test run alive. */
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

test('a read whose connection was lost is sent again, a form is not: the API may have taken it', async () => {
  let heard = 0;
  server = createServer((incoming, reply) => {
    heard += 1;
    if (heard % 2 === 1) incoming.socket.destroy();
    else reply.end('answer');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const read = await askAgain('GET', async () => (await request(url)).body.text());
  expect([read, heard]).toEqual(['answer', 2]);
  expect(await askAgain('HEAD', async () => (await request(url, { method: 'HEAD' })).statusCode)).toBe(200);
  expect(heard).toBe(4);
  await expect(askAgain('POST', () => request(url, { method: 'POST', body: 'form' }))).rejects.toThrow();
  expect(heard).toBe(5);
});

test('another failure is thrown at once', async () => {
  const { send, tries } = failing(1, () => new Error('a bug'));
  await expect(askAgain('GET', send)).rejects.toThrow('a bug');
  expect(tries()).toBe(1);
});
