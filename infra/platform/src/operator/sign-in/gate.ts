import { createHmac, randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Access, Operator } from '@infra/releases/operator/access';
import { may } from '@shared-kit/domain/operator/may';
import { isFromThisMachine } from '@shared-kit/domain/http/from-this-machine';
import { asOperator } from '../../as-operator';
import { passwordsBy } from '../accounts/password-hash';
import type { PasswordCost, Passwords } from '../accounts/password-hash';
import { sealBy } from '../accounts/seal';
import type { Seal } from '../accounts/seal';
import { useSession } from '../accounts/operator-sessions';
import { useToken } from '../accounts/operator-tokens';
import { Challenges } from './challenges';
import { readSessionCookie } from './operator-cookie';
import { refuseAct, refuseStranger } from './refuse';
import { isSameSecret } from './same-secret';
import { WrongTries } from './wrong-tries';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of who is signed in by an account. */
    operatorSession: { id: string; accountId: string } | null;
  }
}

/** What an open page of the console says while nobody touches it: it asks by itself, and must not keep a session alive. */
const UNATTENDED_HEADER = 'x-operator-unattended';

export type SignInOptions = {
  /** Whose word on where a request comes from is taken, as address ranges. */
  trustProxy: readonly string[];
  /** Where browsers reach this server, as it was set: what a request says of it itself is not believed. */
  origin: string;
  /** The instance's, which is not in the database: what must be read again is sealed by it. */
  secret: string;
  /** What programs of this machine show that may read the data folder. */
  machineKey: string;
  now?: () => number;
  /** Of a password's hash. Only tests, which hash hundreds, have a lower one than what is asked of it. */
  passwordCost?: PasswordCost;
};

type Found = { operator: Operator; session: FastifyRequest['operatorSession'] };
type Asked = Found | { refusal: string } | null;

/** Who asks and whether they may; what signing in keeps; and the log that is written whatever the level of the others. */
export class Gate {
  /** Wrong passwords and codes, of an address. */
  readonly tries = new WrongTries();
  /** Wrong codes beside the right password, at an account, whatever addresses they come from: a code is short. */
  readonly triesOfCodes = new WrongTries({ anHour: 20 });
  /** Wrong links and passkeys, of an address: nobody guesses one. */
  readonly triesOfSecrets = new WrongTries({ anHour: Infinity });
  readonly challenges: Challenges;
  readonly seal: Seal;
  readonly passwords: Passwords;
  readonly log: Logger;
  /** As browsers see this server. */
  readonly origin: string;
  readonly now: () => number;
  readonly #owner: Pool;
  readonly #machineKey: string;
  readonly #addressKey = randomBytes(32);

  constructor({ origin, secret, machineKey, now = Date.now, passwordCost }: SignInOptions, owner: Pool, log: Logger) {
    this.#owner = owner;
    this.#machineKey = machineKey;
    this.origin = origin;
    this.seal = sealBy(secret);
    this.passwords = passwordsBy(passwordCost);
    this.now = now;
    this.challenges = new Challenges(now);
    this.log = log.child({ log: 'security' }, { level: log.level === 'silent' ? 'silent' : 'info' });
  }

  /** Runs queries on accounts and what belongs to them, in one transaction. */
  inAccounts<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return asOperator(this.#owner, work);
  }

  /** Tells lines of one address from those of another, until the next start, without the address. */
  hashOf(address: string): string {
    return createHmac('sha256', this.#addressKey).update(address).digest('hex').slice(0, 16);
  }

  /** A hook for every request. Where a route declares nothing, as for an address that there is none of, a sign-in is asked for. */
  async ask(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const access = request.routeOptions.config.access ?? 'signed in';
    // Balancers and shells are answered while the database is away.
    if (isOpenTo(access, request)) return undefined;
    const asked = await this.#whoAsks(request);
    if (!asked || 'refusal' in asked) return refuseStranger(request, reply, asked?.refusal);
    [request.operator, request.operatorSession] = [asked.operator, asked.session];
    return isAllowed(asked.operator, access) ? undefined : refuseAct(request, reply, asked.operator);
  }

  /** Whether who comes to the sign-in is signed in already. */
  async isSignedIn(request: FastifyRequest): Promise<boolean> {
    const asked = await this.#whoAsks(request);
    return asked !== null && 'operator' in asked;
  }

  #whoAsks(request: FastifyRequest): Promise<Asked> | Asked {
    const { authorization } = request.headers;
    if (authorization !== undefined) return this.#byToken(request, authorization);
    const token = readSessionCookie(request);
    return token === '' ? null : this.#bySession(request, token);
  }

  async #bySession(request: FastifyRequest, token: string): Promise<Asked> {
    const isUnattended = request.headers[UNATTENDED_HEADER] !== undefined;
    const session = await this.inAccounts((client) => useSession(client, { token, nowMs: this.now(), isUnattended }));
    if (!session) return null;
    const { id, accountId, name, role, remotes, group, sites } = session;
    return {
      operator: { kind: 'account', id: `account:${accountId}`, name, role, remotes, group, sites },
      session: { id, accountId },
    };
  }

  async #byToken(request: FastifyRequest, authorization: string): Promise<Asked> {
    const secret = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (secret === undefined) return { refusal: 'Authorization has to be "Bearer" and a token' };
    if (isSameSecret(secret, this.#machineKey)) {
      if (!isOfThisMachine(request)) return { refusal: 'This key is for programs of the machine itself' };
      const operator: Operator = { kind: 'machine', id: null, name: userInfo().username, role: 'manager', remotes: [] };
      return { operator, session: null };
    }
    const known = await this.inAccounts((client) => useToken(client, secret, this.now()));
    if (known.state === 'good') {
      const { id, name, role, remotes } = known.token;
      return { operator: { kind: 'token', id: `token:${id}`, name, role, remotes }, session: null };
    }
    this.log.warn({ from: this.hashOf(request.ip), state: known.state }, 'Token refused');
    return { refusal: TOKEN_REFUSALS[known.state] };
  }
}

/** Without asking who it is. */
function isOpenTo(access: Access, request: FastifyRequest): boolean {
  return access === 'anybody' || (access === 'this machine' && isOfThisMachine(request));
}

/** Of who is known. */
function isAllowed(operator: Operator, access: Access): boolean {
  if (access === 'signed in' || access === 'anybody') return true;
  return may(operator, access === 'this machine' ? 'releases.see' : access);
}

const TOKEN_REFUSALS = {
  unknown: 'This token is none of this platform',
  expired: 'This token has expired: have another one made in the console',
  revoked: 'This token was revoked',
};

/** A connection whose two ends have one address stays within the machine, whatever that address is. */
function isOfThisMachine({ headers, socket: { remoteAddress, localAddress } }: FastifyRequest): boolean {
  const isWithin = remoteAddress !== undefined && remoteAddress === localAddress;
  return isFromThisMachine({ headers, socket: { remoteAddress: isWithin ? '127.0.0.1' : remoteAddress } });
}
