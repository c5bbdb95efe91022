import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { withOperatorScope } from '../../../db/scope';
import { pictureLookup } from '../../images/library/library.service';
import { openPictureStamper } from '../../images/images.service';
import type { Manifests } from '../check/check-site-config';
import {
  checkCommand,
  exportCommand,
  historyCommand,
  importCommand,
  previewCommand,
  revertCommand,
} from './site-commands';
import type { SiteTool } from './site-commands';
import { sites } from '../site.schema';

const config = z.toJSONSchema(z.object({ term: z.number().max(7).default(5) }), { io: 'input' });
const manifests: Manifests = new Map([['mfe-finance', { config, routes: [] }]]);

let server: TestApp;
let tool: SiteTool;
let directory: string;

beforeAll(async () => {
  server = await startTestApp();
  directory = mkdtempSync(join(tmpdir(), 'dealer-sites-'));
  tool = {
    ...{ ownerDb: server.ownerDb, manifests, stampPicture: openPictureStamper(directory) },
    hasPicture: pictureLookup(directory),
  };
  await server.addGroup('sunrise');
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});
afterEach(() => withOperatorScope(server.ownerDb, (tx) => tx.delete(sites)));

const text = `# The main site
slug: sunrise-cars
name: Sunrise Cars
dealership_group: sunrise
hosts: [sunrise-cars.localhost]
phone: 07 3000 0000
email: hello@sunrise.example
address: { street: 1 Main Street, city: Brisbane, state: QLD, postcode: '4000' }
dealer_license_number: '123'
theme:
  accent: '#0b5fff'
remotes:
  mfe-finance:
    term: 5
`;

function write(change: (text: string) => string = (same) => same): string {
  const file = join(directory, 'site.yaml');
  writeFileSync(file, change(text));
  return file;
}

test('imports a file, and says so when nothing changed', async () => {
  expect(await importCommand(tool, write(), '')).toEqual(['sunrise-cars: version 1 is served']);
  expect(await importCommand(tool, write(), '')).toEqual(['sunrise-cars: nothing changed, version 1 stays']);
});

test('points at the line of each wrong value', async () => {
  const file = write((good) => good.replace("'#0b5fff'", 'blue').replace('term: 5', 'term: 9'));

  await expect(importCommand(tool, file, '')).rejects.toThrow(
    `${file} was refused, the stored configuration stays:\n` +
      '  11: theme.accent: a colour, like #0b5fff\n' +
      '  14: remotes.mfe-finance.term: At most 7.',
  );
});

test.each([
  ['broken YAML', (good: string) => good.replace('hosts: [', 'hosts: [[')],
  ['a key that is there twice', (good: string) => `${good}name: Again\n`],
  ['a list where a site should be', () => '- 1'],
])('refuses %s in words', async (_case, change) => {
  await expect(importCommand(tool, write(change), '')).rejects.toThrow(/was refused/);
});

test('previews what an import would change, and changes nothing', async () => {
  await importCommand(tool, write(), '');
  const file = write((good) => good.replace('Sunrise Cars', 'Sunrise Motors').replace('term: 5', 'term: 7'));

  expect(await previewCommand(tool, file, 'http://localhost:3000')).toEqual([
    'sunrise-cars: 2 values would change from version 1',
    '  name: "Sunrise Cars" -> "Sunrise Motors"',
    '  remotes.mfe-finance.term: 5 -> 7',
    'After the import, look at http://sunrise-cars.localhost:3000/',
  ]);
  expect(await exportCommand(tool, 'sunrise-cars')).toEqual([expect.stringContaining('name: Sunrise Cars')]);
});

test('what is exported can be imported again and changes nothing', async () => {
  await importCommand(tool, write(), '');
  const [exported = ''] = await exportCommand(tool, 'sunrise-cars');

  expect(
    await importCommand(
      tool,
      write(() => exported),
      '',
    ),
  ).toEqual([expect.stringContaining('nothing changed')]);
});

test('a picture that was redrawn is a change, and gets another address', async () => {
  const file = write((good) => `${good}hero_image: hero\n`);
  const heroOf = async () => (await exportCommand(tool, 'sunrise-cars')).join().match(/hero_image: (.*)/)?.[1];
  writeFileSync(join(directory, 'hero.webp'), 'drawn');
  await importCommand(tool, file, '');
  const drawn = await heroOf();
  writeFileSync(join(directory, 'hero.webp'), 'drawn again');
  // Each command of an operator looks at each picture once.
  const later = { ...tool, stampPicture: openPictureStamper(directory) };

  expect(drawn).toMatch(/^hero\.[0-9a-f]{8}$/);
  expect((await previewCommand(later, file, 'http://localhost:3000'))[0]).toMatch(/: 1 values would change/);
  expect(await importCommand(later, file, '')).toEqual(['sunrise-cars: version 2 is served']);
  expect(await heroOf()).not.toBe(drawn);
});

test('keeps the history, and goes back in it', async () => {
  await importCommand(tool, write(), 'first');
  await importCommand(
    tool,
    write((good) => good.replace('Sunrise Cars', 'Sunrise Motors')),
    'new name',
  );

  expect(await revertCommand(tool, 'sunrise-cars', undefined)).toEqual([
    'sunrise-cars: version 1 is served instead of 2',
  ]);
  expect((await historyCommand(tool, 'sunrise-cars')).map((line) => line.replace(/\d{4}-.*Z/, 'then'))).toEqual([
    '  2  then  new name',
    '* 1  then  first',
  ]);
});

test('checks stored sites against a release before it is published', async () => {
  await importCommand(tool, write(), '');
  const stricter = z.toJSONSchema(z.object({ term: z.number().max(4).default(4) }), { io: 'input' });
  const candidate: SiteTool = { ...tool, manifests: new Map([['mfe-finance', { config: stricter, routes: [] }]]) };

  expect(await checkCommand(tool, [])).toEqual(['sunrise-cars: version 1 fits']);
  await expect(checkCommand(candidate, [])).rejects.toThrow('sunrise-cars: remotes.mfe-finance.term: At most 4');
});

test('checks files without storing them', async () => {
  const file = write();

  expect(await checkCommand(tool, [file])).toEqual([`${file}: may be imported`]);
  await expect(exportCommand(tool, 'sunrise-cars')).rejects.toThrow('There is no site sunrise-cars');
});

test('names the price types of a site and of its stock that say nothing of government charges', async () => {
  await importCommand(
    tool,
    write((good) => `${good}default_price_type: Our best\n`),
    '',
  );
  for (const price_type of ['Incl. GST', 'Excl. drive away costs', 'Incl. GST', 'EGC', 'Drive Away', null, ''])
    await server.addVehicle({ group: 'sunrise', price_type });

  const [fits, ...lines] = await checkCommand(tool, []);
  expect(fits).toBe('sunrise-cars: version 1 fits');
  expect(lines.map((line) => line.split(' says nothing')[0])).toEqual([
    "sunrise-cars: the default_price_type 'Our best'",
    "sunrise: the price type 'Incl. GST' (vehicles: 2)",
    "sunrise: the price type 'Excl. drive away costs' (vehicles: 1)",
  ]);
});

test('pictures that a file names and nobody has are refused by their lines, before anything is stored', async () => {
  const file = write(
    (site) => `${site}hero_image: no-such-showroom\nhome:\n  - panel: Hello\n    picture: { id: nowhere }\n`,
  );

  await expect(importCommand(tool, file, '')).rejects.toThrow(
    /15: hero_image: there is no picture no-such-showroom[^]*18: home\.0\.picture\.id: there is no picture nowhere/,
  );
  await expect(checkCommand(tool, [file])).rejects.toThrow('there is no picture nowhere');
  await expect(exportCommand(tool, 'sunrise-cars')).rejects.toThrow('There is no site sunrise-cars');
});

test("a picture of a site's own library may come after the site: the import says which is missing", async () => {
  const file = write((site) => `${site}home:\n  - panel: Hello\n    picture: { id: own-0123456789abcdef }\n`);

  expect((await importCommand(tool, file, '')).join('\n')).toMatch(
    /version 1 is served\n {2}home\.0\.picture\.id: sunrise-cars has no picture own-0123456789abcdef yet/,
  );
});
