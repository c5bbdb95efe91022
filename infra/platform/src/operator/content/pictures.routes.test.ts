import { hostilePictures } from '@infra/api/test/hostile-pictures';
import { importSite } from '@infra/api/modules/site/tools.service';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { openOperator } from '../testing/open-operator';

const aSite = (slug: string, group: string) => ({
  ...{ slug, name: `Site ${slug}`, dealership_group: group, hosts: [`${slug}.localhost`], phone: '07 3000 0000' },
  ...{ email: 'hello@sunrise.example', dealer_license_number: '1234567', theme: { accent: '#0b5fff' } },
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
});
const aPhoto = (width = 600, height = 400, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

let operator: Awaited<ReturnType<typeof openOperator>>;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  operator = await openOperator();
  await operator.inAccounts((client) =>
    client.query(`insert into dealer_group (slug, name) values ('corella', 'Corella'), ('gannet', 'Gannet')`),
  );
  const db = drizzle({ client: operator.owner });
  for (const [slug, group] of [
    ['corella', 'corella'],
    ['gannet-trucks', 'gannet'],
  ] as const)
    await importSite(db, aSite(slug, group), { manifests: new Map() });
  for (const role of ['dealer', 'manager', 'viewer', 'team'] as const)
    cookies[role] = (await operator.signIn(role, `A ${role}`)).cookie;
}, 60_000);
afterAll(() => operator.close());

const headersOf = (as: string, more = {}) => ({
  ...{ cookie: cookies[as]!, accept: 'application/json', origin: 'http://localhost:3001' },
  ...more,
});
const get = (url: string, as = 'dealer') => operator.send(`/api/content${url}`, { headers: headersOf(as) });
const bring = (file: Buffer, { as = 'dealer', ...said }: Record<string, string> = {}) => {
  const query = new URLSearchParams({ site: 'corella', name: 'yard.jpg', alt: 'The yard', ...said });
  return operator.send(`/api/content/pictures?${query}`, {
    ...{ method: 'POST', payload: file, headers: headersOf(as, { 'content-type': 'image/jpeg' }) },
  });
};
const describeAnew = (body: object, as = 'dealer') =>
  operator.send('/api/content/pictures/describe', { method: 'POST', payload: body, headers: headersOf(as) });
const listed = async (site = 'corella') =>
  (await get(`/pictures?site=${site}`, 'manager')).json<{ pictures: object[] }>();

test('a picture is made anew without what its file says of where it was taken, and listed with who brought it', async () => {
  const taken = await aPhoto(3_000, 2_000)
    .withExif({ IFD0: { Copyright: 'Secret of the camera' }, IFD3: { GPSLatitude: '27/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();

  const { id } = (await bring(taken, { x: '30', y: '60' })).json<{ id: string }>();

  expect(await listed()).toEqual({
    pictures: [
      {
        ...{ id, name: 'yard.jpg', alt: 'The yard', focus: { x: 30, y: 60 }, width: 2_400, height: 1_600 },
        ...{ by: 'A dealer', at: expect.any(String) as string },
      },
    ],
  });
  const { rows } = await operator.inAccounts((client) =>
    client.query<{ image: Buffer }>('select image from library_picture where id = $1', [id]),
  );
  const kept = rows[0]!.image;
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 2_400 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  const small = await get(`/picture?site=corella&id=${id}`);
  expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320 });
});

test('the same picture brought again is there once, described anew', async () => {
  const file = await aPhoto(500, 500, '#112233').png().toBuffer();
  const ids = [await bring(file), await bring(file, { alt: 'A blue wall' })].map(
    (answer) => answer.json<{ id: string }>().id,
  );

  expect(ids[0]).toBe(ids[1]);
  const { pictures } = (await listed()) as { pictures: { id: string; alt: string }[] };
  expect(pictures.filter(({ id }) => id === ids[0])).toMatchObject([{ alt: 'A blue wall' }]);
  expect((await describeAnew({ site: 'corella', id: ids[0], alt: ' ', focus: { x: 0, y: 100 } })).statusCode).toBe(400);
  expect((await describeAnew({ site: 'corella', id: ids[0], alt: 'A wall', focus: { x: 0, y: 100 } })).statusCode).toBe(
    200,
  );
  expect((await listed()).pictures).toContainEqual(expect.objectContaining({ alt: 'A wall', focus: { x: 0, y: 100 } }));
});

test('a picture of 100 megapixels is refused with its figures, and what it may be', async () => {
  const answer = await bring(await aPhoto(10_000, 10_000).png().toBuffer());

  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ detail: string }>().detail).toBe(
    'The picture has 10,000 by 10,000 pixels, which is 100 megapixels; at most 40. Save it smaller.',
  );
});

test.each(Object.entries(hostilePictures))('%s is refused in words and nothing is kept', async (_name, make) => {
  const before = await listed();

  const answer = await bring(await make());

  expect([413, 422]).toContain(answer.statusCode);
  expect(answer.json<{ fieldErrors: { file: string[] } }>().fieldErrors.file[0]).toMatch(/^The |^This /);
  expect(await listed()).toEqual(before);
});

test('a file over the bound of bytes and one of a few pixels are refused in words', async () => {
  expect((await bring(Buffer.alloc(15_000_001))).json<{ detail: string }>().detail).toContain('at most 15 MB');
  expect((await bring(await aPhoto(30, 30).png().toBuffer())).json<{ detail: string }>().detail).toContain('blurred');
});

test('a picture without words of what it shows is not taken', async () => {
  const answer = await bring(await aPhoto().jpeg().toBuffer(), { alt: '  ' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fieldErrors: object }>().fieldErrors).toEqual({ alt: ['Say what the picture shows'] });
});

// Role by site by act: each of the four acts as each role at its own site and at another group's.
const ACTS = {
  list: (site: string, as: string) => get(`/pictures?site=${site}`, as),
  look: (site: string, as: string) => get(`/picture?site=${site}&id=own-0000000000000000`, as),
  bring: async (site: string, as: string) => bring(await aPhoto(300, 300, '#445566').jpeg().toBuffer(), { as, site }),
  describe: (site: string, as: string) =>
    describeAnew({ site, id: 'own-0000000000000000', alt: 'x', focus: { x: 50, y: 50 } }, as),
};
test.each(
  (['dealer', 'manager', 'viewer', 'team'] as const).flatMap((role) =>
    ['corella', 'gannet-trucks', 'no-such-site'].flatMap((site) =>
      (Object.keys(ACTS) as (keyof typeof ACTS)[]).map((act) => ({ role, site, act })),
    ),
  ),
)('$role may $act at $site only where that is theirs', async ({ role, site, act }) => {
  const isTheirs = site !== 'no-such-site' && (role === 'manager' || (role === 'dealer' && site === 'corella'));

  const { statusCode } = await ACTS[act](site, role);

  expect(statusCode === 403).toBe(!isTheirs);
});

test("a page with another site's picture, or with one that nobody brought, is not published", async () => {
  const file = await aPhoto(700, 300, '#998877').jpeg().toBuffer();
  const theirs = (await bring(file, { as: 'manager', site: 'gannet-trucks' })).json<{ id: string }>().id;
  const page = { path: '/yard', title: 'Yard', body: 'Ours.', picture: { id: theirs, alt: 'Their yard' } };
  const check = async (site: string) =>
    (
      await operator.send('/api/content/check', {
        ...{ method: 'POST', payload: { site, page }, headers: headersOf('manager') },
      })
    ).json<{ findings: { level: string; where: string }[] }>().findings;

  expect(await check('corella')).toContainEqual(expect.objectContaining({ level: 'error', where: 'picture' }));
  expect(await check('gannet-trucks')).not.toContainEqual(expect.objectContaining({ level: 'error' }));
});
