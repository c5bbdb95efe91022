import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** What is known of an error without repeating what a shopper typed: SQL parameters and row contents stay out. */
function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an Error' };
  const { name, code, constraint, table } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  const message = withoutParameters(error.message);
  // The stack repeats the whole message before its first frame.
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    name,
    message,
    code,
    constraint,
    table,
    stack: frames,
    ...(error.cause ? { cause: errorFacts(error.cause) } : {}),
  };
}

function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '');
}

const PRIVATE = [
  'email',
  'phone',
  'phone_number',
  'first_name',
  'last_name',
  'authorization',
  'cookie',
  'body',
  'headers',
];

/** JSON lines without personal data: no addresses of clients, no headers, no query strings, no bodies. */
export function createLog(level: string, stream?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: { service: 'api' },
    serializers: { err: errorFacts, req: () => undefined, res: () => undefined },
    redact: { paths: PRIVATE.flatMap((key) => [key, `*.${key}`]), censor: '[private]' },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** One line for each answer, by route pattern rather than by address. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, site } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms, site: site?.slug },
      'answered',
    );
  });
}
