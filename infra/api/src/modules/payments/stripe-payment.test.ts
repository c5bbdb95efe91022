import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { serverLimits } from '../../plugins/server-limits';
import { STRIPE_TRY_MS, stripePayment } from './stripe-payment';

const order = {
  group: 'sunrise',
  site: 'sunrise-cars',
  reservationId: 'r1',
  amountCents: 20_000,
  description: 'Deposit',
  email: 'jane@example.com',
  returnUrl: 'http://sunrise.test/reservation/r1',
  expiresAt: new Date('2026-11-21T04:00:00Z'),
};

test('a provider that never answers is given up after its time, tried once more, and no page waits for ever', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const payment = stripePayment({
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    apiUrl: `http://127.0.0.1:${port}`,
    timeoutMs: 50,
  });

  await expect(payment.start(order)).rejects.toThrow();
  expect(sockets.length).toBe(2);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('both tries and the pause between them end before the handler does', () => {
  // Stripe's library waits half a second before its first retry.
  expect(2 * STRIPE_TRY_MS + 500).toBeLessThan(serverLimits.handlerTimeout);
});
