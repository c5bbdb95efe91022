import type { Db } from '@infra/api/db/db';
import { importSite, loadSites } from '@infra/api/modules/site/tools.service';
import { drizzle } from 'drizzle-orm/node-postgres';
import { openOperator } from '../testing/open-operator';

const aSite = (slug: string, group: string) => ({
  ...{ slug, name: `Site ${slug}`, dealership_group: group, hosts: [`${slug}.localhost`], phone: '07 3000 0000' },
  ...{ email: 'hello@sunrise.example', dealer_license_number: '1234567', theme: { accent: '#0b5fff' } },
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
});
const SITES = [
  ['corella', 'corella'],
  ['plugbird', 'corella'],
  ['gannet-trucks', 'gannet'],
] as const;

let operator: Awaited<ReturnType<typeof openOperator>>;
let db: Db;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  operator = await openOperator();
  db = drizzle({ client: operator.owner });
  await operator.inAccounts((client) =>
    client.query(`insert into dealer_group (slug, name) values ('corella', 'Corella'), ('gannet', 'Gannet')`),
  );
  for (const [slug, group] of SITES) await importSite(db, aSite(slug, group), { manifests: new Map() });
  cookies['dealer'] = (await operator.signIn('dealer', 'Dana of Corella')).cookie;
  cookies['manager'] = (await operator.signIn('manager', 'Mia')).cookie;
  cookies['team'] = (await operator.signIn('team')).cookie;
  cookies['viewer'] = (await operator.signIn('viewer')).cookie;
}, 60_000);
afterAll(() => operator.close());

type Detail = { version: number; by: string; parts: Record<string, unknown> };
const get = async (site: string, role = 'dealer') =>
  operator.send(`/api/site-parts?site=${site}`, { headers: { cookie: cookies[role]!, accept: 'application/json' } });
const read = async (site: string) => (await get(site, 'manager')).json<Detail>();
const save = async (site: string, base: number, parts: object, role = 'dealer') =>
  operator.send('/api/site-parts', {
    ...{ method: 'POST', payload: { site, base, parts } },
    headers: { cookie: cookies[role]!, accept: 'application/json', origin: 'http://localhost:3001' },
  });
const configOf = async (site: string) => (await loadSites(db)).find(({ slug }) => slug === site)!;
const say = (text: string) => ({ announcement: { text } });

test.each([
  ['dealer', 'corella', 200],
  ['dealer', 'plugbird', 200],
  ['dealer', 'gannet-trucks', 403],
  ['dealer', 'no-such-site', 403],
  ['manager', 'corella', 200],
  ['manager', 'gannet-trucks', 200],
  ['team', 'corella', 403],
  ['viewer', 'corella', 403],
])('a %s who reads and changes %s is answered %i', async (role, site, status) => {
  const known = SITES.some(([slug]) => slug === site);
  const before = known ? await read(site) : { version: 1 };
  const words = `By a ${role}`;

  expect((await get(site, role)).statusCode).toBe(status);
  expect((await save(site, before.version, say(words), role)).statusCode).toBe(status);

  if (known) expect((await configOf(site)).announcement?.text === words).toBe(status === 200);
});

test('what is saved is served with all else as it was, says who, and stands in the audit', async () => {
  const { version } = await read('corella');
  const header_menu = [{ label: 'Visit us', href: '/locations' }];
  const home = ['stats', 'why', { panel: 'Come in', text: 'We are open.' }];

  const saved = await save('corella', version, { ...say('Open on Sunday'), header_menu, home });

  expect(saved.json()).toEqual({ version: version + 1, warnings: [] });
  expect(await configOf('corella')).toMatchObject({
    ...{ announcement: { text: 'Open on Sunday' }, header_menu, phone: '07 3000 0000' },
    home: ['stats', 'why', expect.objectContaining({ panel: 'Come in' })],
  });
  expect(await read('corella')).toMatchObject({ version: version + 1, by: 'Dana of Corella' });
  const { rows } = await operator.owner.query(
    `select actor, subject from audit_entry where area = 'sites' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ actor: 'Dana of Corella', subject: 'corella' }]);
});

test('what is not named stays, nothing else can be changed, and the same again is no version', async () => {
  const { version } = await read('corella');
  await save('corella', version, say('Once'));
  const { announcement, header_menu } = await configOf('corella');

  const again = await save('corella', version + 1, { ...say('Once'), phone: '000', hosts: ['elsewhere.example'] });

  expect(again.json()).toEqual({ version: version + 1, warnings: [] });
  expect(await configOf('corella')).toMatchObject({ announcement, header_menu, hosts: ['corella.localhost'] });
});

test('of two who save at once one is told who was first and what they changed', async () => {
  const { version } = await read('plugbird');

  const answers = await Promise.all([
    save('plugbird', version, say('By Mia'), 'manager'),
    save('plugbird', version, say('By Dana')),
  ]);

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  const first = statuses[0] === 200 ? { by: 'Mia', after: 'By Mia' } : { by: 'Dana of Corella', after: 'By Dana' };
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    code: 'conflict',
    conflict: { newest: version + 1, by: first.by },
  });
  expect((await configOf('plugbird')).announcement?.text).toBe(first.after);
});

test('what is wrong is told by its place in plain words, and nothing is changed', async () => {
  const { version } = await read('corella');
  const before = await configOf('corella');

  const refused = await save('corella', version, {
    announcement: { text: '', link: { label: 'Look', href: 'javascript:alert(1)' } },
    header_menu: [{ label: '', href: '/locations' }],
    home: ['no-such-part'],
  });

  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ fieldErrors: object }>().fieldErrors).toMatchObject({
    'announcement.text': ['Fill this in.'],
    'announcement.link.href': [expect.stringContaining('Begin with one /')],
    'header_menu.0.label': ['Fill this in.'],
  });
  expect(await configOf('corella')).toEqual(before);
});

const act = async (name: string, payload: object, role = 'dealer') =>
  operator.send(`/api/site-parts/${name}`, {
    ...{ method: 'POST', payload },
    headers: { cookie: cookies[role]!, accept: 'application/json', origin: 'http://localhost:3001' },
  });

test('a draft is kept without being shown, told to whoever keeps another, and gone once it is shown', async () => {
  const before = await configOf('corella');
  const kept = await act('draft', { site: 'corella', before: 0, parts: { ...say('Soon'), phone: '000' } });
  const second = await act('draft', { site: 'corella', before: 0, parts: say('By Mia') }, 'manager');

  expect(kept.json()).toEqual({ number: 1 });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ conflict: { newest: 1, by: 'Dana of Corella' } });
  expect(await configOf('corella')).toEqual(before);
  const { version, draft } = (await get('corella')).json<Detail & { draft: object }>();
  expect(draft).toMatchObject({ number: 1, by: 'Dana of Corella', parts: say('Soon') });
  expect(draft).not.toHaveProperty('parts.phone');
  const { link } = (await act('preview', { site: 'corella' })).json<{ link: string }>();
  expect(link).toMatch(/^http:\/\/corella\.localhost:3000\/\?draft=/);

  await save('corella', version, say('Soon'));
  expect((await get('corella')).json()).toMatchObject({ draft: null });
});

test('a draft is thrown away, and one of another group is nobody else’s', async () => {
  await act('draft', { site: 'plugbird', before: 0, parts: say('Never') });
  expect((await act('drop', { site: 'plugbird' })).json()).toEqual({ dropped: true });
  expect((await get('plugbird')).json()).toMatchObject({ draft: null });

  const site = 'gannet-trucks';
  const refused = [
    await act('draft', { site, before: 0, parts: say('Ours') }),
    await act('drop', { site }),
    await act('preview', { site }),
    await operator.send(`/api/site-parts/version?site=${site}&version=1`, { headers: { cookie: cookies['dealer']! } }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
});

test('versions say who made them, and what each said can be read again', async () => {
  const { version } = await read('corella');
  await save('corella', version, say('The last word'));
  const { versions } = (await get('corella')).json<{ versions: { version: number; by: string }[] }>();
  expect(versions[0]).toMatchObject({ version: version + 1, by: 'Dana of Corella' });

  const headers = { cookie: cookies['dealer']!, accept: 'application/json' };
  const asked = await operator.send(`/api/site-parts/version?site=corella&version=${version + 1}`, { headers });
  expect(asked.json()).toMatchObject({ version: version + 1, parts: say('The last word') });
});

test.each([
  ['\u0000', ''],
  ['\u0007', ''],
  ['\uffff', ''],
  ['\ud800', '\ufffd'],
  ['\udc00', '\ufffd'],
])(
  'what nothing can store is taken out of what was written, wherever it stands, and the rest is kept: %j',
  async (character, instead) => {
    const { version } = await read('corella');
    const text = `Open ${character}late`;

    const saved = await save('corella', version, { ...say(text), [`x${character}`]: character });
    expect(saved.statusCode).toBe(200);
    expect((await configOf('corella')).announcement?.text).toBe(`Open ${instead}late`);

    const drafted = await act('draft', { site: 'corella', before: 0, parts: say(`${text} again`) });
    expect(drafted.statusCode).toBe(200);
    await act('drop', { site: 'corella' });

    const headers = { cookie: cookies['dealer']!, accept: 'application/json' };
    const asked = await operator.send(`/api/site-parts?site=corella${encodeURIComponent(character.toWellFormed())}x`, {
      headers,
    });
    expect(asked.statusCode).toBe(403);
  },
);

test('too many parts, and more than can be sent at once, are told by their field and limit', async () => {
  const { version } = await read('corella');
  const panels = (text: string) => ({ home: Array.from({ length: 200 }, () => ({ panel: 'Come in', text })) });
  const said = async (parts: object) => {
    const answer = await save('corella', version, parts);
    return [answer.statusCode, answer.json<{ fieldErrors: Record<string, string[]> }>().fieldErrors];
  };

  expect(await said(panels('x'.repeat(500)))).toEqual([422, { home: ['These are too many: at most 60 parts'] }]);
  expect(await said(panels('x'.repeat(5000)))).toEqual([
    413,
    { home: ['Menus, home page and announcement are too long: at most 256 KB of text together.'] },
  ]);
  expect(await said(say('x'.repeat(200)))).toEqual([
    422,
    { 'announcement.text': ['This is too long: at most 140 characters.'] },
  ]);
});

test.each([
  [{ expiry: '2020-01-01T00:00:00Z' }, 'in the past'],
  [{ start: '2999-02-01T00:00:00Z', expiry: '2999-01-01T00:00:00Z' }, 'not after the start'],
])('an announcement with %j, which nobody would see, is not saved', async (times, why) => {
  const { version } = await read('corella');

  const refused = await save('corella', version, { announcement: { text: 'Never seen', ...times } });

  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ fieldErrors: object }>().fieldErrors).toMatchObject({
    'announcement.expiry': [expect.stringContaining(why)],
  });
});
