import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { pack } from 'tar-stream';
import { toDigest } from './pack-build';
import { unpackUpload } from './unpack-upload';

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'unpack-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const BLOCK = 512;

async function packed(): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'manifest.json' }, '{}');
  tar.entry({ name: 'client/entry.js' }, 'x'.repeat(5 * BLOCK));
  tar.finalize();
  return buffer(tar);
}

const unpack = (sent: Buffer) =>
  unpackUpload(Readable.from([sent]), toDigest(createHash('sha256').update(sent).digest()), directory);

// Within a head, right behind one, at the end of a block, within a file.
test.each([300, 700, 3 * BLOCK, 4 * BLOCK, 4 * BLOCK + 100])(
  'a tar that breaks off after %s bytes is refused, and not waited for',
  async (bytes) => {
    await expect(unpack((await packed()).subarray(0, bytes))).rejects.toThrow(/^The upload is no whole tar file/);
  },
);

test('a whole one is unpacked', async () => {
  await expect(unpack(await packed())).resolves.toBeUndefined();
});
