import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isFromThisMachine } from '@shared-kit/domain/server/from-this-machine';
import { isSameSecret, metricsToken } from './password';
import { readSessionCookie } from './operator-cookie';
import { Sessions } from './sessions';
import { WrongTries } from './wrong-tries';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the operator's server; undefined while it has no sign-in. */
    operator?: 'signed in' | 'nobody';
  }
}

/** What an open page of the console says while nobody touches it: it asks by itself, and must not keep a session alive. */
const UNATTENDED_HEADER = 'x-operator-unattended';

export type SignInOptions = {
  password: string;
  /** Whose word on where a request comes from is taken, as address ranges. */
  trustProxy: readonly string[];
  now?: () => number;
};

/**
 * All that is answered without a sign-in. By route, never by what the address looks like: any other route, also one of
 * tomorrow, asks.
 */
const OPEN: Readonly<Record<string, 'anybody' | 'this machine'>> = {
  '/sign-in': 'anybody',
  '/operator.css': 'anybody',
  // Balancers.
  '/healthz': 'anybody',
  '/readyz': 'anybody',
  // Shells; what it says is signed.
  '/registry/snapshot.json': 'this machine',
  // The release command, which waits for them.
  '/registry/shells.json': 'this machine',
  // Tools that read what is released.
  '/registry/discovery.json': 'this machine',
};

/** What a sign-in keeps: sessions, wrong tries, and the log that is written whatever the level of the others. */
export class Gate {
  readonly sessions = new Sessions();
  readonly tries = new WrongTries();
  readonly log: Logger;
  readonly now: () => number;
  readonly #password: string;
  readonly #metricsToken: string;
  /** A monitor with an old password must not use up the tries of people. */
  readonly #triesOfMonitors = new WrongTries();
  readonly #addressKey = randomBytes(32);

  constructor({ password, now = Date.now }: SignInOptions, log: Logger) {
    this.#password = password;
    this.#metricsToken = metricsToken(password);
    this.now = now;
    this.log = log.child({ log: 'security' }, { level: log.level === 'silent' ? 'silent' : 'info' });
  }

  isPassword(typed: string): boolean {
    return isSameSecret(typed, this.#password);
  }

  /** Tells lines of one address from those of another, until the next start, without the address. */
  hashOf(address: string): string {
    return createHmac('sha256', this.#addressKey).update(address).digest('hex').slice(0, 16);
  }

  /** A hook for every request. */
  async ask(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const isUnattended = request.headers[UNATTENDED_HEADER] !== undefined;
    const isSignedIn = this.sessions.use(readSessionCookie(request), this.now(), isUnattended);
    request.operator = isSignedIn ? 'signed in' : 'nobody';
    if (request.operator === 'signed in' || isOpen(request)) return undefined;
    return request.routeOptions.url === '/metrics' ? this.#askMonitor(request, reply) : refuse(request, reply);
  }

  #askMonitor(request: FastifyRequest, reply: FastifyReply): unknown {
    const { authorization = '' } = request.headers;
    const sent = authorization.replace(/^\w+ +/, '');
    const isBasic = /^basic /i.test(authorization);
    const wait = isBasic ? this.#triesOfMonitors.waitSeconds(request.ip, this.now()) : 0;
    if (wait > 0) return reply.code(429).header('retry-after', wait).send(problem('Too many wrong passwords'));
    if (isBasic ? this.isPassword(passwordOf(sent)) : isSameSecret(sent, this.#metricsToken)) return undefined;
    if (isBasic) this.#triesOfMonitors.add(request.ip, this.now());
    if (authorization !== '')
      this.log.warn({ from: this.hashOf(request.ip) }, 'Metrics asked for with a wrong password');
    reply.header('www-authenticate', 'Bearer realm="metrics"');
    return refuse(request, reply);
  }
}

function isOpen(request: FastifyRequest): boolean {
  const toWhom = OPEN[request.routeOptions.url ?? ''];
  return toWhom === 'anybody' || (toWhom === 'this machine' && isOfThisMachine(request));
}

/** A connection whose two ends have one address stays within the machine, whatever that address is. */
function isOfThisMachine({ headers, socket: { remoteAddress, localAddress } }: FastifyRequest): boolean {
  const isWithin = remoteAddress !== undefined && remoteAddress === localAddress;
  return isFromThisMachine({ headers, socket: { remoteAddress: isWithin ? '127.0.0.1' : remoteAddress } });
}

/** People are led to the sign-in, and from there back to what they asked for; programs are told. */
function refuse(request: FastifyRequest, reply: FastifyReply): unknown {
  if (!request.headers.accept?.includes('text/html'))
    return reply.code(401).send(problem('Sign in first, at /sign-in'));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return reply.redirect(
    isRead && request.url !== '/' ? `/sign-in?to=${encodeURIComponent(request.url)}` : '/sign-in',
    303,
  );
}

function problem(detail: string) {
  return { code: 'sign_in', detail, fieldErrors: {} };
}

/** Of `name:password` in base64; the name says nothing. */
function passwordOf(basic: string): string {
  const text = Buffer.from(basic, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
