import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acting } from '@shared-kit/domain/operator/may';
import { sayWho } from '@shared-kit/domain/operator/role-words';
import type { ProblemCode } from '@shared-kit/contracts/http/problem.contract';
import { html } from '../pages/html';
import { sendPage } from '../pages/page';

/** People are led to the sign-in, and from there back to what they asked for; programs are told. */
export function refuseStranger(request: FastifyRequest, reply: FastifyReply, refusal?: string): FastifyReply {
  if (refusal !== undefined || !isForPerson(request)) {
    reply.code(401).header('www-authenticate', 'Bearer realm="operators"');
    return reply.send(problem('unauthenticated', refusal ?? 'Sign in first, at /sign-in, or send a token'));
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const to = isRead && request.url !== '/' ? `?to=${encodeURIComponent(request.url)}` : '';
  return reply.redirect(`/sign-in${to}`, 303);
}

/** Who is signed in and may not. */
export function refuseAct(request: FastifyRequest, reply: FastifyReply, who: Acting): FastifyReply {
  const sentence = `${sayWho(who)} may not do or see this. A release manager can change what an account may do.`;
  return isForPerson(request)
    ? sendPage(reply, 'Not for you', html`<p>${sentence}</p>`, 403)
    : reply.code(403).send(problem('forbidden', sentence));
}

function isForPerson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function problem(code: ProblemCode, detail: string) {
  return { code, detail, fieldErrors: {} };
}
