import cookie from '@fastify/cookie';
import { MINUTE_S } from '@shared-kit/domain/time/seconds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refused } from '../page/respond-with-page';
import { addressOf } from './visitor/shopper';

const COOKIE = 'typed';
/** As long as signing in takes somebody who looks for their phone. */
const KEPT_S = 15 * MINUTE_S;
/** Longer than this a browser keeps no cookie: what was typed is typed again. */
const MOST_CHARACTERS = 3800;

const typedSchema = z.object({
  path: z.string(),
  formId: z.string().regex(/^[\w-]{1,60}$/),
  values: z.record(z.string(), z.string()),
});

/**
 * What was typed into a form whose sender's session had ended waits in their browser while they sign in, for who has no
 * script that keeps it (`mfe-account/src/typed-again`).
 *
 * @returns the refusal, as it is.
 */
export function keepTyped<Answer extends Refused>(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Answer,
): Answer {
  const { formId, values, problem } = refused.result;
  const path = addressOf(request)?.pathname ?? '';
  const typed = JSON.stringify({ path, formId, values });
  if (problem.code === 'unauthenticated' && encodeURIComponent(typed).length <= MOST_CHARACTERS)
    write(reply, request.protocol, typed, KEPT_S);
  return refused;
}

/** What was typed on this page before its shopper signed in again; null for nothing. The form says that it was not sent. */
export function typedBefore({ cookies, method }: FastifyRequest, { pathname }: URL): Refused | null {
  const typed = keptIn(cookies);
  if (method !== 'GET' || typed?.path !== pathname) return null;
  const { formId, values } = typed;
  const problem = { code: 'unauthenticated' as const, detail: 'Signed in since', fieldErrors: {} };
  return { status: 200, result: { formId, values, problem } };
}

/** A form was taken: if it is the one that waits, nothing does any more. Those of the sign-in in between take nothing away. */
export function forgetTyped({ cookies, protocol }: FastifyRequest, reply: FastifyReply, formId: string | null): void {
  if (keptIn(cookies)?.formId === formId) write(reply, protocol, '', 0);
}

function keptIn({ [COOKIE]: text = '' }: FastifyRequest['cookies']) {
  return typedSchema.safeParse(parsed(text)).data;
}

// As a header at once: a page takes its answer over before the hook that would write `reply.setCookie` runs.
function write(reply: FastifyReply, protocol: string, value: string, maxAge: number): void {
  const facts = { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https', maxAge } as const;
  reply.header('set-cookie', cookie.serialize(COOKIE, value, facts));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
