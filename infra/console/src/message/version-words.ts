import { formatMoment } from './format';

type SavedVersion = { version: number; by: string; at: string };

/** "Version 3, by Dana, 24 Nov 2026, 11:00 am"; nobody (`by` empty) is the file of `whose` it was imported from. */
export function versionWords({ version, by, at }: SavedVersion, whose: 'group' | 'site'): string {
  return `Version ${version}, ${by ? `by ${by}` : `from the ${whose}'s file`}, ${formatMoment(at)}`;
}
