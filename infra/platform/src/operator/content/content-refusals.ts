import { MAX_UPLOAD_BYTES, PictureRefused } from '@infra/api/modules/images/tools.service';
import { ContentMissing, ContentMovedOn, ContentRefused } from '@infra/api/modules/site/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import type { ContentConflict } from '@shared-kit/contracts/server/content-desk.contract';
import { cutText } from '@shared-kit/domain/text/cut-text';

const LENGTH = 400;

/** What a page could not be done, as the desk is answered. */
export function contentRefusal(error: unknown): unknown {
  if (error instanceof ContentMissing)
    return new Refused(404, { code: 'not_found', detail: error.message, fieldErrors: {} });
  if (error instanceof PictureRefused)
    return new Refused(422, {
      ...{ code: 'validation_failed', detail: error.message },
      fieldErrors: { file: [error.message] },
    });
  if (isTooLong(error)) {
    const sentence = `The file is too heavy: at most ${MAX_UPLOAD_BYTES / 1_000_000} MB.`;
    return new Refused(413, { code: 'bad_request', detail: sentence, fieldErrors: { file: [sentence] } });
  }
  if (error instanceof ContentMovedOn) return new Refused(409, conflictOf(error));
  if (!(error instanceof ContentRefused)) return error;
  const fieldErrors: Record<string, string[]> = {};
  for (const { where, text } of error.findings) (fieldErrors[where] ??= []).push(text);
  return new Refused(422, { code: 'validation_failed', detail: error.message, fieldErrors });
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
}

function conflictOf({ message, newer }: ContentMovedOn): ContentConflict {
  const { newest, by, at, changes } = newer;
  const fields = changes.map(({ path, before, after }) => ({
    field: path || 'page',
    before: asText(before),
    after: asText(after),
  }));
  const conflict = { newest, by, at: at.toISOString(), fields };
  return { code: 'conflict', detail: message, fieldErrors: {}, conflict };
}

/** A value as a line of words, cut where it is long. */
export function asText(value: unknown): string {
  if (value === undefined) return '';
  return cutText(typeof value === 'string' ? value : JSON.stringify(value), LENGTH);
}
