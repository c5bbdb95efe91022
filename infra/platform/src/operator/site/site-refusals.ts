import { ContentMissing, SiteConfigRefused, SiteMovedOn } from '@infra/api/modules/site/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import type { FastifyRequest } from 'fastify';
import { isTooLarge, tooLarge } from '../content/too-large';
import { versionConflict } from '../content/version-conflict';

/** Why a site could not be changed, as the desk is answered: each wrong value by its place. */
export function siteRefusal(error: unknown, { routeOptions: { bodyLimit } }: FastifyRequest): unknown {
  if (error instanceof ContentMissing)
    return new Refused(404, { code: 'not_found', detail: error.message, fieldErrors: {} });
  if (error instanceof SiteMovedOn) return new Refused(409, versionConflict(error, 'site'));
  if (isTooLarge(error)) {
    const sentence = tooLarge('Menus, home page and announcement are too long', bodyLimit);
    return new Refused(413, { code: 'bad_request', detail: sentence, fieldErrors: { home: [sentence] } });
  }
  if (!(error instanceof SiteConfigRefused)) return error;
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, message } of error.faults) (fieldErrors[path] ??= []).push(message);
  const detail = 'Nothing was saved: some of it cannot be shown like this.';
  return new Refused(422, { code: 'validation_failed', detail, fieldErrors });
}
