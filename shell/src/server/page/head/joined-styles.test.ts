import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sha384 } from '../../release/artifact';
import { JoinedStyles } from './joined-styles';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'joined-styles-'));
const folders = { clientDir: path.join(dir, 'client'), artifactsDir: path.join(dir, 'artifacts') };
const remoteCss = 'a{background:url("icon.svg")}';
beforeAll(() => {
  fs.mkdirSync(folders.clientDir, { recursive: true });
  fs.mkdirSync(path.join(folders.artifactsDir, 'mfe-a/1.0.0/client'), { recursive: true });
  fs.writeFileSync(path.join(folders.clientDir, 'main.1.css'), 'b{src:url(fonts/b.woff2);mask:url(data:x)}');
  fs.writeFileSync(path.join(folders.artifactsDir, 'mfe-a/1.0.0/client/a.css'), remoteCss);
  fs.writeFileSync(path.join(dir, 'secret.css'), 'secret');
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

const main = { href: '/assets/main.1.css', integrity: undefined };
const remote = { href: '/remotes/mfe-a/1.0.0/client/a.css', integrity: sha384(Buffer.from(remoteCss)) };

/** Asks until the sheet is made: the first page does with its parts. */
async function made(styles: JoinedStyles, parts: (typeof main | typeof remote)[]) {
  expect(styles.cached(parts)).toBeNull();
  await styles.read('', parts.map(({ href }) => href).join());
  return styles.cached(parts);
}
function addressOf(href: string) {
  const { pathname, searchParams } = new URL(href, 'http://sunrise.example');
  return [path.basename(pathname, '.css'), searchParams.get('of') ?? ''] as const;
}

test('parts become one file, in their order, and what they refer to is still found', async () => {
  const styles = new JoinedStyles(folders);
  const link = await made(styles, [main, remote]);
  const sheet = await styles.read(...addressOf(link?.href ?? ''));

  expect(sheet?.bytes.toString()).toBe(
    'b{src:url(/assets/fonts/b.woff2);mask:url(data:x)}\na{background:url("/remotes/mfe-a/1.0.0/client/icon.svg")}',
  );
  expect(brotliDecompressSync(sheet?.brotli ?? Buffer.of())).toEqual(sheet?.bytes);
  expect(link?.integrity).toBe(sheet && sha384(sheet.bytes));
});

test('another server answers the same address; under another name there is nothing', async () => {
  const link = await made(new JoinedStyles(folders), [main, remote]);
  const [name, of] = addressOf(link?.href ?? '');

  expect((await new JoinedStyles(folders).read(name, of))?.name).toBe(name);
  expect(await new JoinedStyles(folders).read('0000000000000000', of)).toBeNull();
});

test('what no page of this server has is answered, but keeps no place from what its pages have', async () => {
  const [name, of] = addressOf((await made(new JoinedStyles(folders), [main, remote]))?.href ?? '');
  const styles = new JoinedStyles(folders);
  await styles.read(name, of);

  expect(styles.cached([main, remote])).toBeNull();
});

test.each([
  ['was altered', { ...remote, integrity: 'sha384-other' }],
  ['does not exist', { href: '/assets/none.css', integrity: undefined }],
  ['is none of ours', { href: '/assets/../../secret.css', integrity: undefined }],
  ['is a script', { href: '/assets/main.js', integrity: undefined }],
])('a page whose part %s keeps its own links', async (_case, part) => {
  const styles = new JoinedStyles(folders);

  expect(styles.cached([main, part])).toBeNull();
  // What was begun then is over once this is answered.
  expect(await styles.read('', `${main.href},${part.href}`)).toBeNull();
  expect(styles.cached([main, part])).toBeNull();
});

test('nobody has more style sheets joined than any page has', async () => {
  const ofParts = (count: number) => Array.from({ length: count }, () => main.href).join();
  const nameOf = (count: number) =>
    createHash('sha256')
      .update(Array.from({ length: count }, () => 'b{src:url(/assets/fonts/b.woff2);mask:url(data:x)}').join('\n'))
      .digest('hex')
      .slice(0, 16);
  const styles = new JoinedStyles(folders);

  expect(await styles.read(nameOf(40), ofParts(40))).not.toBeNull();
  expect(await styles.read(nameOf(41), ofParts(41))).toBeNull();
});
