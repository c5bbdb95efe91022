import { Readable } from 'node:stream';
import { openOperator, PICTURES } from './testing/open-operator';

const MAIL = `From: site@example.com
To: dealer@example.com
Subject: <script>alert(1)</script>
Message-ID: <lead-7@example.com>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/html

<script>alert(2)</script><p>Hello</p>
--x
Content-Type: text/html; name="evil.html"
Content-Disposition: attachment; filename="evil.html"

<script>alert(3)</script>
--x--
`.replaceAll('\n', '\r\n');

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
}, 60_000);
afterAll(() => operator.close());

test('a text message that was caught stands on the outbox page, its markup harmless', async () => {
  const client = await operator.owner.connect();
  await client.query(
    `begin; select set_config('app.site', 'coast', true);
     insert into sms_outbox (group_slug, site_slug, recipient, body) values ('g', 'coast', '+61412345678', 'Your code is 123456 <b>'); commit`,
  );
  client.release();
  const { body } = await operator.get('/outbox');
  expect(body).toContain('Your code is 123456 &#60;b&#62;');
  expect(body).toContain('nothing leaves this machine');
  const { sms } = (await operator.get('/outbox.json')).json<{ sms: object[] }>();
  expect(sms).toEqual([
    expect.objectContaining({ site: 'coast', to: '+61412345678', text: 'Your code is 123456 <b>' }),
  ]);
});

test('a mail is shown whole, and none of its markup becomes ours', async () => {
  const id = await operator.mails.add(Readable.from([MAIL]), { from: 'site@example.com', to: ['dealer@example.com'] });
  const page = await operator.get(`/outbox/mails/${id}`);
  expect(page.body).not.toContain('<script>');
  expect(page.body).toContain('&#60;lead-7@example.com&#62;');
  expect(page.body).toContain(`<iframe sandbox title="HTML body of the mail" src="/outbox/mails/${id}/body.html">`);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");

  const body = await operator.get(`/outbox/mails/${id}/body.html`);
  expect(body.body).toContain('<p>Hello</p>');
  expect(body.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);

  const attachment = await operator.get(`/outbox/mails/${id}/attachments/0`);
  expect(attachment.headers['content-disposition']).toBe("attachment; filename*=UTF-8''evil.html");
  expect(attachment.headers['content-security-policy']).toBe('sandbox');
  expect(attachment.body).toContain('alert(3)');

  const { mails } = (await operator.get('/outbox.json')).json<{ mails: object[] }>();
  expect(mails[0]).toMatchObject({
    id,
    to: ['dealer@example.com'],
    messageId: '<lead-7@example.com>',
    attachments: [{ filename: 'evil.html' }],
  });
});

test.each([
  '/outbox/mails/nope',
  '/outbox/mails/nope/body.html',
  '/outbox/mails/nope/attachments/0',
  '/outbox/mails/nope/source.eml',
  '/nowhere',
])('%s is a plain 404 page', async (url) => {
  const answer = await operator.get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<h1>Not found</h1>');
});

test('a host name that is not ours is refused, so that no web page can read the outbox', async () => {
  expect((await operator.get('/outbox.json', 'evil.example')).statusCode).toBe(421);
  const headers = { host: 'evil.example:3001', 'x-forwarded-host': 'localhost' };
  expect((await operator.app.inject({ url: '/outbox.json', headers })).statusCode).toBe(421);
});

test('the registry answers a snapshot', async () => {
  const answer = await operator.get('/registry/snapshot.json');
  expect(answer.json()).toMatchObject({ publicKey: 'a key', remotes: {} });
});

test('the kit is served from its directory, and nothing beside it', async () => {
  expect((await operator.get('/kit')).headers.location).toBe('/kit/');
  expect((await operator.get('/kit/')).body).toBe('the kit');
  for (const path of ['/kit/../secret.html', '/kit/..%2fsecret.html', '/kit/%2e%2e/secret.html']) {
    expect((await operator.get(path)).statusCode).toBe(404);
  }
});

test('the console is one page at each of its addresses, may run its own script only, and nothing beside it is served', async () => {
  expect((await operator.get('/console')).headers.location).toBe('/console/');
  for (const path of ['/console/', '/console/releases/mfe-search']) {
    const answer = await operator.get(path);
    expect(answer.body).toContain('<div id="console"');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  }
  expect((await operator.get('/console/assets/console.js')).body).toBe('its script');
  for (const path of ['/console/assets/..%2fsecret.html', '/console/assets/../../secret.html'])
    expect((await operator.get(path)).body).not.toContain('not for anyone');
});

test('releases are decided from our own page or with a token only, and the log says who it was', async () => {
  expect((await operator.get('/api/releases')).json()).toMatchObject({ remotes: [], shells: null });
  await operator.releases.append('a team', 'mfe-search', () => ({
    kind: 'published',
    payload: { version: '1.0.0', integrity: 'i', signature: 's' },
  }));
  const { revision } = (await operator.get('/api/releases')).json<{ revision: number }>();
  const { cookie, id } = await operator.signIn('manager', 'Mia');
  const block = (headers: object) =>
    operator.app.inject({
      method: 'POST',
      url: '/api/releases/acts',
      headers: { host: 'localhost:3001', cookie, ...headers },
      payload: { act: 'block', remote: 'mfe-search', version: '1.0.0', revision },
    });

  for (const origin of ['http://evil.example', 'http://localhost:3000', 'null'])
    expect((await block({ origin })).statusCode).toBe(403);
  expect((await block({})).statusCode).toBe(403);
  expect((await block({ origin: 'http://localhost:3001' })).json()).toMatchObject({ words: 'blocked 1.0.0' });
  const { entries } = (await operator.get('/api/releases/log')).json<{ entries: object[] }>();
  expect(entries).toEqual([
    expect.objectContaining({ actor: 'Mia', actorId: `account:${id}`, words: 'blocked 1.0.0' }),
    expect.objectContaining({ actor: 'a team', actorId: null, words: 'published 1.0.0' }),
  ]);
});

test('what programs may ask is described from the schemas that check it, and pages are not', async () => {
  type Document = {
    openapi: string;
    paths: Record<string, Record<string, { description: string; requestBody?: object; responses?: object }>>;
  };
  const { openapi, paths } = (await operator.get('/api/openapi.json')).json<Document>();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/releases/acts', '/api/releases/publish', '/api/operators/tokens/{id}']),
  );
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  const [sent, asked] = [paths['/api/releases/publish']?.['post'], paths['/api/releases/publish/{id}']?.['get']];
  expect([Object.keys(sent?.responses ?? {}), Object.keys(asked?.responses ?? {})]).toEqual([
    ['202', 'default'],
    ['200', 'default'],
  ]);
  expect(JSON.stringify(asked)).toContain('"interrupted"');
  expect(paths['/api/releases/acts']?.['post']).toMatchObject({ description: 'For whoever may: releases.decide.' });
  const bodyOf = (path: string) => JSON.stringify(paths[path]?.['post']?.requestBody);
  expect(bodyOf('/api/releases/acts')).toContain('"rollback"');
  for (const word of ['"steps"', '"althoughTakenBack"', '"replaces"'])
    expect(bodyOf('/api/releases/plans')).toContain(word);
});

test('contact sheets show every view of a body, and its turn', async () => {
  const { body } = await operator.get('/kit/pictures');
  expect(body).toContain('hatch, every view');
  for (const { file } of Object.values(PICTURES)) expect(body).toContain(`src="/kit/pictures/files/${file}"`);
});

test('a vehicle page is made of all there is of one vehicle, closer looks through a window', async () => {
  const { body } = await operator.get('/kit/pictures');
  const page = body.slice(body.indexOf('As on a vehicle page: hatch, blue'), body.indexOf('hatch, every view'));

  for (const id of ['hatch-blue-front34', 'hatch-blue-side', 'hatch-blue-side-nose', 'interior-hatch-dash'])
    expect(page).toContain(`<span class="note">${id}</span>`);
  expect(page).toContain('viewBox="720 277 800 534"');
});

test('metrics hold those of the other processes', async () => {
  const { body } = await operator.get('/metrics');
  expect(body).toContain('up{process="api"} 1');
  expect(body).toContain('supervised_process_restarts{process="platform",name="api"} 0');
});

test('without the API the overview still answers and says so', async () => {
  const { statusCode, body } = await operator.get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('The API or the registry does not answer');
});

test('it is ready while database and processes answer, and names the one that does not', async () => {
  expect((await operator.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await operator.get('/readyz')).statusCode).toBe(200);
  operator.stopProcess();
  const answer = await operator.get('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    parts: [
      { name: 'database', ready: true },
      { name: 'api', ready: false },
    ],
  });
});

test.each([
  ['/', 200],
  ['/kit/', 200],
  ['/kit', 302],
  ['/operator.css', 200],
  ['/registry/snapshot.json', 200],
  ['/nowhere', 404],
  ['/%zz', 400],
])('%s answers %i as hardened as any other answer', async (url, status) => {
  const { statusCode, headers } = await operator.get(url);

  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String) as string,
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors/) as string,
  });
});

test('a change that no page of the operator and no script sent is refused, at every address', async () => {
  for (const url of [
    '/leads/coast/01a206dd-331d-7094-bd32-6ef1154f9dd5/redrive',
    '/registry/snapshot.json',
    '/nowhere',
  ]) {
    const answer = await operator.send(url, { method: 'POST' });
    expect([answer.statusCode, answer.body]).toEqual([403, 'Not from this page']);
  }
});
