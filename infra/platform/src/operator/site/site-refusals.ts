import { ContentMissing, SiteConfigRefused, SiteMovedOn } from '@infra/api/modules/site/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import { versionConflict } from '../content/version-conflict';

/** What the site's schema says of a value, by how it begins, and how staff are told it. */
const PLAIN_WORDS: readonly (readonly [begins: string, words: string])[] = [
  ['Too small', 'Fill this in.'],
  ['Too big', 'This is too long: use fewer words.'],
  ['Invalid string', 'Write an address of this site. It begins with one /, like /contact-us.'],
  ['Invalid ISO datetime', 'Write a date and a time.'],
];

/** Why a site could not be changed, as the desk is answered: each wrong value by its place. */
export function siteRefusal(error: unknown): unknown {
  if (error instanceof ContentMissing)
    return new Refused(404, { code: 'not_found', detail: error.message, fieldErrors: {} });
  if (error instanceof SiteMovedOn) return new Refused(409, versionConflict(error, 'site'));
  if (!(error instanceof SiteConfigRefused)) return error;
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, message } of error.faults) (fieldErrors[path] ??= []).push(plainly(message));
  const detail = 'Nothing was saved: some of it cannot be shown like this.';
  return new Refused(422, { code: 'validation_failed', detail, fieldErrors });
}

function plainly(message: string): string {
  return PLAIN_WORDS.find(([begins]) => message.startsWith(begins))?.[1] ?? message;
}
