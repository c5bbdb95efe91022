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
    get(`/leaders?site=${site}&path=/about-us`),
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

test('staff that are bound to a site are refused every act on another of their own group, and on its hours and menus', async () => {
  const { cookie } = await operator.signIn('dealer', 'Pia of Plugbird', ['plugbird']);
  const as = { headers: { cookie, accept: 'application/json', origin: 'http://localhost:3001' } };
  const page = aPage('By Pia.');
  /** What is sent to each route that acts on a site. */
  const asks = (site: string): [url: string, payload?: object][] => {
    const at = { site, path: '/about-us' };
    const picture = { site, id: 'own-0000000000000000' };
    return [
      ...['', '/places', '/pictures'].map((url): [string] => [`/content${url}?site=${site}`]),
      ...['page', 'leaders'].map((url): [string] => [`/content/${url}?site=${site}&path=/about-us`]),
      [`/content/picture?site=${site}&id=${picture.id}`],
      [`/content/pictures?site=${site}&name=a.webp&alt=x`, {}],
      ['/content/pictures/describe', { ...picture, alt: 'x', focus: { x: 50, y: 50 } }],
      ['/content/check', { site, page }],
      ['/content/preview', at],
      ['/content/draft', { site, base: 99, page }],
      ['/content/revert', { ...at, base: 99, to: 0 }],
      ['/content/publish', { ...at, version: 99 }],
      ['/content/end', { ...at, base: 99 }],
      ...['?', '/version?version=1&'].map((url): [string] => [`/site-parts${url}site=${site}`]),
      ['/site-parts', { site, base: 99, parts: {} }],
      ['/site-parts/draft', { site, before: 99, parts: {} }],
      ...['/drop', '/preview'].map((url): [string, object] => [`/site-parts${url}`, { site }]),
      ...['?', '/of?location=x&'].map((url): [string] => [`/hours${url}site=${site}`]),
      ['/hours', { site, location: 'x', base: 0, hours: { week: [], holidays: [] } }],
    ];
  };
  const asked = (site: string) =>
    Promise.all(
      asks(site).map(async ([url, payload]) =>
        operator.send(`/api${url}`, { ...as, ...(payload && { method: 'POST', payload }) }),
      ),
    );
  const refused = async (site: string) => (await asked(site)).map(({ statusCode }) => statusCode === 403);

  expect((await get('/sites', cookie)).json<{ sites: { slug: string }[] }>().sites).toMatchObject([
    { slug: 'plugbird' },
  ]);
  const routes = asks('x').map(([url, payload]) => `${payload ? 'POST' : 'GET'} /api${url.split('?')[0]}`);
  const ofSites = [...operator.app.boundRoutes].flatMap(([route, how]) => (how === 'site' ? [route] : []));
  expect(routes.toSorted()).toEqual(ofSites.toSorted());
  expect(new Set(await refused('corella'))).toEqual(new Set([true]));
  expect(new Set(await refused('gannet-trucks'))).toEqual(new Set([true]));
  expect(new Set(await refused('plugbird'))).toEqual(new Set([false]));
});

test('staff are bound to no site that is none of their group', async () => {
  await expect(operator.signIn('dealer', 'Nobody', ['gannet-trucks'])).rejects.toThrow(
    'corella has no site gannet-trucks',
  );
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

test('who opens a page is told who else has it open', async () => {
  const others = async (cookie: string, site = 'plugbird') =>
    (await get(`/page?site=${site}&path=/about-us`, cookie)).json<{ others: string[] }>().others;
  const { cookie } = await operator.signIn('dealer', 'Ben of Corella');
  await others(cookie);

  expect(await others(staff)).toContain('Ben of Corella');
  expect(await others(cookie)).toContain('Dana of Corella');
  expect(await others(cookie)).not.toContain('Ben of Corella');
  expect(await others(cookie, 'corella')).not.toContain('Ben of Corella');
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

test('a page that is too long, and one save too many, are refused in words', async () => {
  const long = await post('/draft', { site: 'corella', base: 0, page: aPage('x'.repeat(262_200)) });
  expect([long.statusCode, long.json<{ detail: string }>().detail]).toEqual([
    413,
    'The page is too long: at most 256 KB of text together.',
  ]);

  const { cookie } = await operator.signIn('dealer', 'Wilma Wild');
  const answers = [];
  for (let save = 0; save < 62; save += 1)
    answers.push(await post('/draft', { site: 'corella', base: 999, page: aPage('Again.') }, cookie));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  expect(answers.at(-1)?.json<{ detail: string }>().detail).toMatch(/what you typed stays where it is/);
});

test.each([{ path: '/About' }, { path: '//evil.example' }, { path: '/a/../b' }, { path: '' }, {}])(
  'a page at %j is no page',
  async (page) => {
    expect((await post('/draft', { site: 'corella', base: 0, page })).statusCode).toBe(400);
  },
);

test('a draft with what nothing can store is kept without that', async () => {
  const { newest: base } = await detail('plugbird');
  const page = { ...aPage('Half \ud83d of a face, \u0000 and nothing.'), 'a\u0000b': ['\udc00x'] };

  expect((await post('/draft', { site: 'plugbird', base, page })).json()).toEqual({ version: base + 1 });

  expect(await detail('plugbird')).toMatchObject({
    page: { body: 'Half \ufffd of a face,  and nothing.', ab: ['\ufffdx'] },
  });
});

test.each(['/draft', '/check'])('a page that is too long for %s is told so, not of a file', async (url) => {
  const page = aPage('x'.repeat(300_000));
  const answer = await post(url, { site: 'corella', ...(url === '/draft' && { base: 0 }), page });

  expect(answer.statusCode).toBe(413);
  const told = ['The page is too long: at most 256 KB of text together.'];
  expect(answer.json()).toMatchObject({ fieldErrors: { page: told } });
});

test('what a page lacks is told in words, with no pattern and no names of types', async () => {
  const wrong = { title: '', moved_to: '/\\evil.example/', picture: { alt: 'A' }, related: [{ label: '', href: '/' }] };
  const answer = await post('/check', { site: 'corella', page: { ...aPage('Words.'), ...wrong } });
  const { findings } = answer.json<{ findings: { where: string; text: string }[] }>();

  expect(Object.fromEntries(findings.map(({ where, text }) => [where, text]))).toMatchObject({
    ...{ title: 'Fill this in.', 'picture.id': 'Fill this in.', 'related.0.label': 'Fill this in.' },
    moved_to: expect.stringMatching(/^Begin with one \//) as string,
  });
  expect(JSON.stringify(findings)).not.toMatch(/expected|pattern|\^/);
});
