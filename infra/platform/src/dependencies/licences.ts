import { z } from 'zod';
import satisfies from 'spdx-satisfies';

/** SPDX ids of what the product may ship. */
const SHIPPED = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
  // Fonts.
  'OFL-1.1',
  // libvips, which sharp loads as a library of its own and which nobody changes.
  'LGPL-3.0-or-later',
];

/** And of what only builds and tests it. */
const BUILDING = [...SHIPPED, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0'];

/** Packages that state their licence in a file only, by name and version: somebody has read it. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** `refused` names a package and its licence; `unread` those that state none in the lock and are not installed here. */
export type LicenceReport = { read: number; refused: string[]; unread: string[] };

/**
 * Judges the licence of every package in a package-lock.json.
 *
 * @param licenceOf what an installed package says of itself, by its folder; for those whose licence the lock leaves out.
 */
export function judgeLicences(lock: unknown, licenceOf: (folder: string) => string | undefined): LicenceReport {
  const report: LicenceReport = { read: 0, refused: [], unread: [] };
  for (const [folder, { version = '', license, link, dev }] of Object.entries(lockSchema.parse(lock).packages)) {
    if (link || !folder.includes('node_modules/')) continue;
    const name = `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    const stated = license ?? licenceOf(folder) ?? READ_BY_HAND[name];
    if (stated === undefined) report.unread.push(name);
    else if (isAllowed(stated, dev ? BUILDING : SHIPPED)) report.read += 1;
    else report.refused.push(`${name}: ${stated}`);
  }
  return report;
}

/** An expression that is none of SPDX ("SEE LICENSE IN …", "UNLICENSED") is nobody's permission. */
function isAllowed(expression: string, allowed: string[]): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}
