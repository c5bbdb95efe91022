import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../running-platform';

type Change = { remote: string; version: string; from: string; to: string; dir: string };

/** Copies a remote's build under another version, with a text of it changed on both sides, as a developer's next build would have it. */
export function buildAnotherVersion({ remote, version, from, to, dir }: Change): string {
  fs.cpSync(path.join(rootDir, remote, 'dist'), dir, { recursive: true });
  edit(path.join(dir, 'manifest.json'), (text) => JSON.stringify({ ...(JSON.parse(text) as object), version }));
  const hashes = new Map<string, string>();
  let changed = 0;
  for (const name of fs.readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|cjs)$/.test(name)) continue;
    const file = path.join(dir, name);
    const before = integrityOf(file);
    if (!edit(file, (text) => text.replaceAll(from, to))) continue;
    hashes.set(before, integrityOf(file));
    changed += 1;
  }
  if (changed < 2) throw new Error(`"${from}" is not in both builds of ${remote}`);
  // The entry holds the hashes of the chunks it loads.
  edit(path.join(dir, 'client/remoteEntry.js'), (text) =>
    [...hashes].reduce((entry, [before, after]) => entry.replaceAll(before, after), text),
  );
  return dir;
}

function edit(file: string, change: (text: string) => string): boolean {
  const text = fs.readFileSync(file, 'utf8');
  const edited = change(text);
  if (edited !== text) fs.writeFileSync(file, edited);
  return edited !== text;
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
}
