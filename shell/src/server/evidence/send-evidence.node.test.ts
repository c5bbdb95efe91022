import { EvidenceBook } from '@shared-kit/domain/evidence/evidence-book';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { sendEvidence } from './send-evidence';

type Answer = number | 'lost';

/** A registry that answers each report as it is told to; `lost`: it takes the report, and nobody hears of it. */
async function aRegistry(answers: readonly Answer[]) {
  const left = [...answers];
  const told: { nonce: string; views: number }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { nonce, minutes } = JSON.parse(body) as { nonce: string; minutes: { counts: { views?: number } }[] };
      told.push({ nonce, views: minutes.reduce((sum, { counts }) => sum + (counts.views ?? 0), 0) });
      const answer = left.shift() ?? 204;
      if (answer === 'lost') request.socket.destroy();
      else response.writeHead(answer).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return { told, registryUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A shell that has seen one visit, telling it each time that the returned function is called. */
function tellsTo(registryUrl: string) {
  const book = new EvidenceBook();
  book.view({ site: 'sunrise', client: '192.0.2.1' }, [{ remote: 'mfe-search', version: '1.0.0' }]);
  const { stop } = sendEvidence({ book, secret: 'a secret', registryUrl, log: pino({ level: 'silent' }) });
  return stop;
}

async function toldTo(answers: readonly Answer[]) {
  const { told, registryUrl } = await aRegistry(answers);
  const send = tellsTo(registryUrl);
  for (let times = 0; times < answers.length + 1; times += 1) await send();
  return told;
}

test.each<[string, Answer[], number]>([
  ['is taken is told once', [204], 1],
  ['was taken without an answer is told again, until the registry says that it has it', ['lost', 409], 2],
  ['was taken by a registry behind a failing proxy, likewise', [502, 409], 2],
  ['is too late is kept', [400, 400, 204], 3],
  ['is new cannot have been taken: the registry’s word is not believed', [409, 409, 204], 3],
])('a report that %s', async (_case, answers, times) => {
  const told = await toldTo(answers);

  expect(told).toHaveLength(times);
  expect(told.every(({ nonce, views }) => nonce === told[0]?.nonce && views === 1)).toBe(true);
});
