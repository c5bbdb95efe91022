import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverLimits } from '../../plugins/server-limits';
import { STRIPE_TRY_MS, stripePayment } from './stripe-payment.adapter';

const order = {
  group: 'sunrise',
  site: 'sunrise-cars',
  reservationId: 'r1',
  amountCents: 20_000,
  description: 'Deposit',
  email: 'jane@example.com',
  returnUrl: 'http://sunrise.test/reservation/r1',
  expiresAt: new Date('2026-11-21T04:00:00Z'),
  previous: null,
};
const inHalfAnHour = new Date('2026-11-21T04:30:00Z');

const servers: HttpServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const at = (port: number, timeoutMs = 1_000) =>
  stripePayment({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: `http://127.0.0.1:${port}`, timeoutMs });

test('a provider that never answers is given up after its time, tried once more, and no page waits for ever', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });

  await expect(at(await portOf(silent), 50).start(order)).rejects.toThrow();
  expect(sockets.length).toBe(2);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('all tries and the pause between them end before the handler does', () => {
  // Stripe's library waits half a second before its first retry.
  expect(3 * STRIPE_TRY_MS + 500).toBeLessThan(serverLimits.handlerTimeout);
});

/** A provider that takes whatever it is sent, and what it was sent. */
function anyStripe() {
  const heard: { url: string; key: string; body: URLSearchParams }[] = [];
  const server = createHttpServer((request, response) => {
    void text(request).then((body) => {
      const key = String(request.headers['idempotency-key']);
      heard.push({ url: request.url ?? '', key, body: new URLSearchParams(body) });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"x_1","url":"http://pay.test/x_1"}');
    });
  });
  servers.push(server);
  return { server, heard };
}

test("the checkout and its payment both say whose they are: a refund's report names the payment only", async () => {
  const { server, heard } = anyStripe();

  await at(await portOf(server)).start(order);

  for (const part of ['metadata', 'payment_intent_data[metadata]']) {
    const said = ['group', 'site', 'reservation'].map((name) => heard[0]?.body.get(`${part}[${name}]`));
    expect(said).toEqual(['sunrise', 'sunrise-cars', 'r1']);
  }
});

test('a refund that is asked for twice is one for the provider', async () => {
  const { server, heard } = anyStripe();
  const payment = at(await portOf(server));
  const paid = { group: 'sunrise', site: 'sunrise-cars', reservationId: 'r1', amountCents: 20_000, paymentId: 'pi_1' };

  await payment.refund(paid);
  await payment.refund(paid);
  await payment.refund({ ...paid, paymentId: 'pi_2' });

  expect(heard.map(({ url, key }) => `${url} ${key}`)).toEqual([
    '/v1/refunds refund-pi_1',
    '/v1/refunds refund-pi_1',
    '/v1/refunds refund-pi_2',
  ]);
});

/** Stripe's checkout sessions as its documentation has them: a key that comes again with other content is refused. */
function stripeSessions() {
  const sessions = new Map<string, { id: string; object: string; status: string; url: string }>();
  const known = new Map<string, { content: string; id: string }>();
  const server = createHttpServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    if (request.method === 'GET') {
      const session = sessions.get(request.url?.split('/').at(-1) ?? '');
      return session ? [200, session] : [404, { error: { type: 'invalid_request_error' } }];
    }
    const [key, content] = [String(request.headers['idempotency-key']), await text(request)];
    const before = known.get(key);
    if (before && before.content !== content) return [400, { error: { type: 'idempotency_error' } }];
    const id = before?.id ?? `cs_${sessions.size + 1}`;
    known.set(key, { content, id });
    const session = sessions.get(id) ?? {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `http://pay.test/${id}`,
    };
    sessions.set(id, session);
    return [200, session];
  }
  servers.push(server);
  return { server, sessions };
}

test('whoever comes back later pays the same checkout, after it expired a new one, after it was paid none', async () => {
  const { server, sessions } = stripeSessions();
  const payment = at(await portOf(server));
  const later = { ...order, expiresAt: inHalfAnHour };

  const first = await payment.start(order);
  expect(await payment.start({ ...later, previous: first.checkoutId })).toEqual(first);

  sessions.set('cs_1', { id: 'cs_1', object: 'checkout.session', status: 'expired', url: '' });
  const second = await payment.start({ ...later, previous: first.checkoutId });
  expect(second).toEqual({ checkoutId: 'cs_2', url: 'http://pay.test/cs_2' });

  sessions.set('cs_2', { id: 'cs_2', object: 'checkout.session', status: 'complete', url: '' });
  expect(await payment.start({ ...later, previous: 'cs_2' })).toEqual({ checkoutId: 'cs_2', url: order.returnUrl });
  expect(sessions.size).toBe(2);
});
