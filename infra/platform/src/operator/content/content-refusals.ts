import { MAX_UPLOAD_BYTES, PictureRefused } from '@infra/api/modules/images/tools.service';
import { ContentMissing, ContentMovedOn, ContentRefused } from '@infra/api/modules/site/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import type { FastifyRequest } from 'fastify';
import { isTooLarge, tooLarge } from './too-large';
import { versionConflict } from './version-conflict';

/** What a page could not be done, as the desk is answered. */
export function contentRefusal(error: unknown, { routeOptions: { bodyLimit } }: FastifyRequest): unknown {
  if (error instanceof ContentMissing)
    return new Refused(404, { code: 'not_found', detail: error.message, fieldErrors: {} });
  if (error instanceof PictureRefused)
    return new Refused(422, {
      ...{ code: 'validation_failed', detail: error.message },
      fieldErrors: { file: [error.message] },
    });
  if (isTooLarge(error)) {
    const isFile = bodyLimit === MAX_UPLOAD_BYTES;
    const sentence = isFile
      ? `The file is too heavy: at most ${MAX_UPLOAD_BYTES / 1_000_000} MB.`
      : tooLarge('The page is too long', bodyLimit);
    const fieldErrors = { [isFile ? 'file' : 'page']: [sentence] };
    return new Refused(413, { code: 'bad_request', detail: sentence, fieldErrors });
  }
  if (error instanceof ContentMovedOn) return new Refused(409, versionConflict(error, 'page'));
  if (!(error instanceof ContentRefused)) return error;
  const fieldErrors: Record<string, string[]> = {};
  for (const { where, text } of error.findings) (fieldErrors[where] ??= []).push(text);
  return new Refused(422, { code: 'validation_failed', detail: error.message, fieldErrors });
}
