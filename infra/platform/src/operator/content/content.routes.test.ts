import { importSite } from '@infra/api/modules/site/tools.service';
import { drizzle } from 'drizzle-orm/node-postgres';
import { openOperator } from '../testing/open-operator';

const aSite = (slug: string, group: string) => ({
  ...{ slug, name: `Site ${slug}`, dealership_group: group, hosts: [`${slug}.localhost`], phone: '07 3000 0000' },
  ...{ email: 'hello@sunrise.example', dealer_license_number: '1234567', theme: { accent: '#0b5fff' } },
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  pages: [aPage('As in the file.')],
});
const aPage = (body: string) => ({ path: '/about-us', title: 'About us', description: 'Who we are.', body });
const SITES = [
  ['corella', 'corella'],
  ['plugbird', 'corella'],
  ['gannet-trucks', 'gannet'],
] as const;

let operator: Awaited<ReturnType<typeof openOperator>>;
let staff: string;
let manager: string;
let viewer: string;
beforeAll(async () => {
  operator = await openOperator();
  const db = drizzle({ client: operator.owner });
  await operator.inAccounts((client) =>
    client.query(`insert into dealer_group (slug, name) values ('corella', 'Corella'), ('gannet', 'Gannet')`),
  );
  for (const [slug, group] of SITES) await importSite(db, aSite(slug, group), { manifests: new Map() });
  staff = (await operator.signIn('dealer', 'Dana of Corella')).cookie;
  manager = (await operator.signIn('manager', 'Mia')).cookie;
  viewer = (await operator.signIn('viewer')).cookie;
}, 60_000);
afterAll(() => operator.close());

const get = async (url: string, cookie = staff) =>
  operator.send(`/api/content${url}`, { headers: { cookie, accept: 'application/json' } });
const post = async (url: string, payload: object, cookie = staff) =>
  operator.send(`/api/content${url}`, {
    ...{ method: 'POST', payload },
    headers: { cookie, accept: 'application/json', origin: 'http://localhost:3001' },
  });
const detail = async (site = 'corella') =>
  (await get(`/page?site=${site}&path=/about-us`, manager)).json<{ newest: number }>();

test('staff see the sites of their own group, a manager all, and a viewer is refused', async () => {
  const slugs = async (cookie: string) =>
    (await get('/sites', cookie)).json<{ sites: { slug: string }[] }>().sites.map(({ slug }) => slug);

  expect(await slugs(staff)).toEqual(['corella', 'plugbird']);
  expect(await slugs(manager)).toEqual(['corella', 'gannet-trucks', 'plugbird']);
  expect((await get('/sites', viewer)).statusCode).toBe(403);
});

test('whatever staff ask of a site of another group is refused, and nothing is said or done', async () => {
  const site = 'gannet-trucks';
  const at = { site, path: '/about-us' };
  const page = aPage('By somebody else.');
  const answers = await Promise.all([
    get(`?site=${site}`),
    get(`/page?site=${site}&path=/about-us`),
    get(`/places?site=${site}`),
    post('/check', { site, page }),
    post('/preview', at),
    post('/draft', { site, base: 0, page }),
    post('/revert', { ...at, base: 0, to: 0 }),
    post('/publish', { ...at, version: 0 }),
    post('/end', { ...at, base: 0 }),
    post('/draft', { site: 'no-such-site', base: 0, page }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  expect(answers.map(({ body }) => body).join()).not.toContain('As in the file');
  expect(await detail(site)).toMatchObject({ newest: 0, page: { body: 'As in the file.' } });
});

test('a page is drafted, looked at by a link, published and seen in the list', async () => {
  const { newest } = await detail();
  const saved = await post('/draft', { site: 'corella', base: newest, page: aPage('By Dana.'), note: 'spring' });
  const { version } = saved.json<{ version: number }>();
  const asked = { site: 'corella', path: '/about-us' };
  const { link } = (await post('/preview', asked)).json<{ link: string }>();
  expect(link).toMatch(/^http:\/\/corella\.localhost:3000\/about-us\?draft=[\w-]+\.[\w-]+$/);

  expect((await post('/publish', { ...asked, version })).json()).toEqual({ version });

  const { pages } = (await get('?site=corella')).json<{ pages: object[] }>();
  expect(pages).toEqual([
    expect.objectContaining({ path: '/about-us', state: 'live', hasDraft: false, by: 'Dana of Corella' }),
  ]);
  expect(await detail()).toMatchObject({
    seen: version,
    versions: [{ version, by: 'Dana of Corella', note: 'spring' }],
  });
});

test('who saves second is told who was first and what they changed', async () => {
  const { newest: base } = await detail('plugbird');
  await post('/draft', { site: 'plugbird', base, page: aPage('By Mia.') }, manager);

  const second = await post('/draft', { site: 'plugbird', base, page: aPage('By Dana.') });

  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: 'conflict',
    conflict: { newest: 1, by: 'Mia', fields: [{ field: 'body', before: 'As in the file.', after: 'By Mia.' }] },
  });
});

test('what is wrong with a page is told field by field, before it is published and when somebody tries', async () => {
  const page = { ...aPage('No refunds. <b>'), related: [{ label: 'Nowhere', href: 'javascript:alert(1)' }] };
  const { newest: base } = await detail();
  const { findings } = (await post('/check', { site: 'corella', page })).json<{ findings: { where: string }[] }>();
  const { version } = (await post('/draft', { site: 'corella', base, page })).json<{ version: number }>();

  const refused = await post('/publish', { site: 'corella', path: '/about-us', version, confirmed: true });

  expect(findings.map(({ where }) => where)).toContain('related.0.href');
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ fieldErrors: object }>().fieldErrors)).toContain('related.0.href');
});

test.each([{ path: '/About' }, { path: '//evil.example' }, { path: '/a/../b' }, { path: '' }, {}])(
  'a page at %j is no page',
  async (page) => {
    expect((await post('/draft', { site: 'corella', base: 0, page })).statusCode).toBe(400);
  },
);
