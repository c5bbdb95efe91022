import '@shared-kit/contracts/http/plain-issues';
import type { Problem, ProblemCode } from '@shared-kit/contracts/http/problem.contract';
import { isReadByPerson, problemPage } from '@shared-kit/domain/http/problem-page';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAccountGone } from '../db/fault/account-gone';
import { databaseFault } from '../db/fault/database-fault';
import { withoutParameters } from '../db/fault/without-parameters';
import { databaseFaults } from './database-metrics';
import { schemaPath } from './schema-path';

const STATUS: Record<ProblemCode, number> = {
  bad_request: 400,
  validation_failed: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  misdirected: 421,
  rate_limited: 429,
  contract_mismatch: 500,
  unreachable: 503,
  internal: 500,
};

/** An expected refusal. Throw it from a route; anything else thrown is a bug and becomes a 500. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly fieldErrors: Problem['fieldErrors'];

  readonly links: Problem['links'];
  readonly ended: Problem['ended'];

  constructor(
    code: ProblemCode,
    detail: string,
    fieldErrors: Problem['fieldErrors'] = {},
    links: Problem['links'] = undefined,
    ended: Problem['ended'] = undefined,
  ) {
    super(detail);
    this.links = links;
    this.ended = ended;
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** The one place where an error becomes an HTTP response. */
export const problems = fp(
  async (app) => {
    app.setNotFoundHandler(() => {
      throw new ProblemError('not_found', 'No such route');
    });
    app.setErrorHandler(sendProblem);
  },
  { name: 'problems' },
);

/** What cannot be answered now can be in a moment: a spare listens, a connection is free, a disk has room. In seconds. */
const RETRY_AFTER_S = 5;

/**
 * Answers with the problem an error amounts to, in words for whom a browser was led here. Nothing the client sent is
 * repeated.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, problem } = toProblem(error, request);
  if (problem.code === 'internal') request.log.error({ err: withoutParameters(error) }, 'Unhandled error');
  if (reply.raw.headersSent) return breakOff(reply);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', String(RETRY_AFTER_S));
  reply.code(status).header('cache-control', 'no-store').header('vary', 'accept');
  if (isReadByPerson(request.headers.accept)) {
    const { headers, html } = problemPage(
      problem.detail,
      status === 503 ? Number(reply.getHeader('retry-after')) : null,
    );
    return reply.headers(headers).send(html);
  }
  return reply.type('application/problem+json').send(JSON.stringify(problem));
}

/** A reply that has begun can only be cut: a second head would be an error nobody catches. */
function breakOff(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function toProblem(error: unknown, request: FastifyRequest): { status: number; problem: Problem } {
  if (error instanceof ProblemError) return fromRefusal(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fieldErrors: Record<string, string[]> = {};
    const schemas = request.routeOptions.schema as Record<string, unknown> | undefined;
    const schema = schemas?.[error.validationContext ?? ''];
    for (const fault of error.validation) {
      const { field, message } = withoutUnknownNames(fault, schema);
      (fieldErrors[field] ??= []).push(message);
    }
    // A form's field can be corrected by a shopper; an address or a query cannot.
    const code = error.validationContext === 'body' ? 'validation_failed' : 'bad_request';
    return withStatus(code, 'Request does not match its contract', fieldErrors);
  }
  return fromDatabase(error, request) ?? fromFastify(error as Partial<FastifyError>);
}

/** What the database refuses or cannot do; null for what is no word of its. */
function fromDatabase(error: unknown, request: FastifyRequest): { status: number; problem: Problem } | null {
  if (isAccountGone(error)) return withStatus('unauthenticated', 'The account is gone: sign in again');
  const fault = databaseFault(error);
  if (fault === null) return null;
  databaseFaults.inc({ kind: fault });
  request.log.warn({ fault }, 'The database does not do what it is asked');
  return withStatus('unreachable', fault === 'too-slow' ? 'The answer took too long' : 'The database does not answer');
}

function fromRefusal({ code, message, fieldErrors, links, ended }: ProblemError) {
  const { status, problem } = withStatus(code, message, fieldErrors);
  return { status, problem: { ...problem, ...(links && { links }), ...(ended && { ended }) } };
}

type Fault = { keyword: string; instancePath: string; message?: string | undefined };

/** Zod puts names that a client made up into its paths and its words; here they stay out. */
function withoutUnknownNames({ keyword, instancePath, message }: Fault, schema: unknown) {
  const field = schemaPath(schema, instancePath.slice(1).split('/')).join('.');
  const isName = keyword === 'unrecognized_keys' || keyword === 'invalid_key';
  return { field, message: isName ? 'Unknown field' : (message ?? 'Invalid') };
}

/** Malformed JSON, a body that is too large, a handler that took too long, and the like. */
function fromFastify({ code, statusCode = 500 }: Partial<FastifyError>): { status: number; problem: Problem } {
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return withStatus('unreachable', 'The answer took too long');
  if (statusCode === 413) return { status: 413, problem: withStatus('bad_request', 'The body is too large').problem };
  if (statusCode === 415) return { status: 415, problem: withStatus('bad_request', 'The body must be JSON').problem };
  if (statusCode >= 400 && statusCode < 500) return withStatus('bad_request', 'Malformed request');
  return withStatus('internal', 'Something went wrong');
}

function withStatus(code: ProblemCode, detail: string, fieldErrors: Problem['fieldErrors'] = {}) {
  return { status: STATUS[code], problem: { code, detail, fieldErrors } };
}
