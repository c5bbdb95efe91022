import { problemSchema } from '@shared-kit/contracts/http/problem.contract';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { SENT_PATH } from '@shared-kit/domain/form/form-path';
import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { Logger } from 'pino';
import { SHELL_FORM } from '../../app/essentials/shell-form';
import type { Resolved } from '../release/release-set';

/** The shell's own form, for the day mfe-leads is missing. */
const ownForms = [{ id: SHELL_FORM, endpoint: '/api/leads', success: `${SENT_PATH}?form=enquiry` }];

/** Fields never sent back into a page. */
const secrets = new Set(['code']);

export type FormAnswer =
  | { kind: 'unknown' }
  | { kind: 'accepted'; location: string; cookies: string[] }
  | { kind: 'refused'; status: number; result: FormResult };

type Api = { origin: string; fetchFn: typeof fetch; log: Pick<Logger, 'error'> };

/**
 * Carries a form that was posted without JavaScript to the API: its fields as JSON, in the shopper's name.
 * What was typed comes back with the problem, so that the page can be rendered again with nothing lost, also
 * when the API does not answer.
 */
export async function submitForm(
  fields: URLSearchParams,
  resolved: readonly Resolved[],
  { origin, fetchFn, log }: Api,
): Promise<FormAnswer> {
  const formId = fields.get('_form') ?? '';
  const declared = [...resolved.flatMap(({ ladder }) => ladder[0]?.manifest.forms ?? []), ...ownForms];
  const form = declared.find(({ id }) => id === formId);
  if (!form) return { kind: 'unknown' };

  const values = Object.fromEntries([...fields].filter(([name]) => !name.startsWith('_')));
  const response = await fetchFn(`${origin}${form.endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  }).catch((error: unknown) => {
    log.error({ err: error, form: formId }, 'The API does not answer a form');
    return Response.json(unreachable, { status: 503 });
  });
  if (response.ok) {
    return {
      kind: 'accepted',
      location: (await nextOf(response)) ?? sameOriginPath(fields.get('_success')) ?? form.success,
      cookies: response.headers.getSetCookie(),
    };
  }
  const reported = problemSchema.safeParse(await response.json().catch(() => null));
  const problem = reported.success
    ? reported.data
    : { code: 'internal' as const, detail: `Status ${response.status}`, fieldErrors: {} };
  return { kind: 'refused', status: response.status, result: { formId, values: keptOf(fields), problem } };
}

/** A form that may be one of a remote that cannot be had now: nobody was asked, and what was typed comes back. */
export function unanswered(fields: URLSearchParams): Extract<FormAnswer, { kind: 'refused' }> {
  const formId = fields.get('_form') ?? '';
  return { kind: 'refused', status: 503, result: { formId, values: keptOf(fields), problem: unreachable } };
}

function keptOf(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...fields].filter(([name]) => !name.startsWith('_') && !secrets.has(name)));
}

const unreachable: Problem = { code: 'unreachable', detail: 'The API does not answer', fieldErrors: {} };

/** Where the API says the shopper goes from here, on this site (S6-02); most answers leave that to the form. */
async function nextOf(response: Response): Promise<string | null> {
  const answer: unknown = await response.json().catch(() => null);
  const says = typeof answer === 'object' && answer !== null && 'next' in answer ? answer.next : null;
  return typeof says === 'string' ? sameOriginPath(says) : null;
}
