import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { addDestination, listDestinations, removeDestination, rotateSecret } from './manage-destinations.repository';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) await server.addGroup(group);
});
afterAll(() => server.stop());

const secretsOf = async (id: string) =>
  (await listDestinations(server.ownerDb, 'sunrise')).find((known) => known.id === id)?.secrets;

test('a webhook signs with its newest secret and the one before, and with none that is older', async () => {
  const target = 'https://crm.example/leads';
  const { id, secret: first } = await addDestination(server.ownerDb, { group: 'sunrise', channel: 'webhook', target });
  expect(await secretsOf(id)).toEqual([first]);

  const second = await rotateSecret(server.ownerDb, 'sunrise', id);
  expect(await secretsOf(id)).toEqual([second, first]);
  const third = await rotateSecret(server.ownerDb, 'sunrise', id);

  expect(await secretsOf(id)).toEqual([third, second]);
  expect(new Set([first, second, third]).size).toBe(3);
});

test('what needs no secret gets none, and no other group changes or removes a way', async () => {
  const target = 'leads@dealer.example';
  const { id, secret } = await addDestination(server.ownerDb, { group: 'sunrise', channel: 'mail', target });

  expect([secret, await rotateSecret(server.ownerDb, 'sunrise', id)]).toEqual([null, null]);
  expect(await secretsOf(id)).toEqual([]);
  expect(await removeDestination(server.ownerDb, 'harbor', id)).toBe(false);
  expect(await removeDestination(server.ownerDb, 'sunrise', id)).toBe(true);
});
