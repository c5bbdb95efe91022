import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@infra/api/db/db';
import { importSite } from '@infra/api/modules/site/tools.service';
import { loadSigningKey } from '@infra/releases/key/signing-key';
import { asOperator } from '../as-operator';
import sharp from 'sharp';
import { createTestDatabase } from '../postgres/testing/test-database';
import { contentCommand } from './content-commands';
import type { ContentTool } from './content-commands';

const aPage = (body: string) => ({ path: '/fleet', title: 'Fleet', description: 'Fleet cars.', body });
const aSite = {
  ...{ slug: 'corella', name: 'Corella', dealership_group: 'corella', hosts: ['corella.localhost'] },
  ...{ phone: '07 3000 0000', email: 'hello@corella.example', dealer_license_number: '1234567' },
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  theme: { accent: '#0b5fff' },
  pages: [aPage('As in the file.')],
};
const at = { site: 'corella', path: '/fleet' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dir: string;
let tool: ContentTool;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  const ownerDb = createDb(database.url, { max: 2 });
  tool = {
    ...{ ownerDb, manifests: new Map(), by: { name: 'anna', id: null }, port: 3000 },
    ...{
      hasPicture: () => Promise.resolve(true),
      key: () => loadSigningKey(dir, {}),
      operatorOrigin: 'http://localhost:3001',
    },
  };
  await asOperator(ownerDb.$client, (client) =>
    client.query(`insert into dealer_group (slug, name) values ('corella', 'Corella')`),
  );
  await importSite(ownerDb, aSite, { manifests: new Map() });
}, 60_000);
afterAll(async () => {
  await tool.ownerDb.$client.end();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

// One story: each command stands on the one before.
test('a page is exported, changed in its file, kept as a draft, looked at, published, reverted and taken away', async () => {
  const [exported = ''] = await contentCommand(tool, { name: 'export', ...at, version: undefined });
  expect(exported).toContain('body: As in the file.');
  const file = join(dir, 'fleet.yaml');
  writeFileSync(file, exported.replace('As in the file.', 'Guaranteed approval.'));
  const kept = await contentCommand(tool, { name: 'import', site: 'corella', file, note: 'spring' });
  expect(kept).toEqual(['/fleet: draft 1 is kept; publish it to have it seen']);

  expect(await contentCommand(tool, { name: 'check', ...at })).toEqual([expect.stringContaining('warning  body')]);
  const [link] = await contentCommand(tool, { name: 'preview', ...at, version: undefined });
  expect(link).toMatch(/^http:\/\/corella\.localhost:3000\/fleet\?draft=[\w-]+\.[\w-]+$/);
  const publish = { name: 'publish', ...at, at: null } as const;
  await expect(contentCommand(tool, { ...publish, confirmed: false })).rejects.toThrow('was not published');
  expect(await contentCommand(tool, { ...publish, confirmed: true })).toEqual([
    expect.stringMatching(/^\/fleet: version 1 is seen from/),
  ]);

  await contentCommand(tool, { name: 'revert', ...at, to: 0 });
  expect(await contentCommand(tool, { name: 'list', site: 'corella' })).toEqual([
    expect.stringMatching(/^\/fleet {2}live +draft {2}by anna/),
  ]);
  expect(await contentCommand(tool, { name: 'history', ...at })).toEqual([
    expect.stringMatching(/^ {2}2 .*As the site's file says$/),
    expect.stringMatching(/^\* 1 .*anna {2}spring$/),
  ]);
  expect(await contentCommand(tool, { name: 'end', ...at, movedTo: '/specials', confirmed: false })).toEqual([
    '/fleet is over, and leads to /specials. These led to it:',
    '  Footer: “Fleet”, listed there of itself',
  ]);
  expect(await contentCommand(tool, { name: 'list', site: 'corella' })).toEqual([expect.stringContaining('expired')]);
});

test('what leads to a page is said before it is taken away, and asks for an address or a word', async () => {
  const page = { ...aPage('Words.'), path: '/away' };
  const pages = [page, { ...page, path: '/here', title: 'Here', body: '[There](/away)' }];
  await importSite(
    tool.ownerDb,
    { ...aSite, slug: 'plugbird', hosts: ['plugbird.localhost'], pages, redirects: { '/old': '/away' } },
    { manifests: new Map() },
  );
  const end = { name: 'end', site: 'plugbird', path: '/away', movedTo: null } as const;

  await expect(contentCommand(tool, { ...end, confirmed: false })).rejects.toThrow(
    'say --confirm:\n  leads to it: /here: Here\n  leads to it: Footer: “Fleet”, listed there of itself\n  leads to it: The redirect of /old',
  );
  expect((await contentCommand(tool, { name: 'list', site: 'plugbird' }))[0]).toContain('live');
  expect(await contentCommand(tool, { ...end, confirmed: true })).toEqual([
    '/away is over. These led to it:',
    '  /here: Here',
    '  Footer: “Fleet”, listed there of itself',
    '  The redirect of /old',
  ]);
});

test('what there is not is refused in words', async () => {
  const nothing = { name: 'export', site: 'corella', path: '/nothing', version: undefined } as const;
  await expect(contentCommand(tool, nothing)).rejects.toThrow('corella has no page /nothing');
  await expect(contentCommand(tool, { name: 'list', site: 'nobody' })).rejects.toThrow('There is no site nobody');
});

test('a picture is taken into the library of a site, listed with its words, and of no other site', async () => {
  const file = join(dir, 'yard.png');
  writeFileSync(
    file,
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  );
  const bring = { name: 'picture', file, alt: 'The yard', focus: { x: 40, y: 60 } } as const;

  const [taken = ''] = await contentCommand(tool, { ...bring, site: 'corella' });
  const id = /^own-[\w-]+/.exec(taken)?.[0];

  expect(await contentCommand(tool, { name: 'pictures', site: 'corella' })).toEqual([
    expect.stringMatching(new RegExp(`^${id} .* yard\\.png {2}The yard$`)),
  ]);
  await expect(contentCommand(tool, { ...bring, site: 'elsewhere' })).rejects.toThrow('There is no site elsewhere');
});

test('a file that is no picture is refused in words', async () => {
  const file = join(dir, 'yard.txt');
  writeFileSync(file, 'no picture');
  const bring = { name: 'picture', site: 'corella', file, alt: '', focus: { x: 50, y: 50 } } as const;

  await expect(contentCommand(tool, bring)).rejects.toThrow(/picture/i);
});
