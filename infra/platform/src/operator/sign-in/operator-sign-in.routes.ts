import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { access } from '@infra/releases/operator/access';
import { isLoopback } from '@shared-kit/domain/http/from-this-machine';
import { accountOfCodes } from '../accounts/operator-codes';
import { endSession } from '../accounts/operator-sessions';
import { sendPage } from '../pages/page';
import { signIn } from './begin-session';
import { formBodies } from './form-bodies';
import type { Gate } from './gate';
import { landing } from './landing';
import { readSessionCookie, setSessionCookie } from './operator-cookie';
import { SIGN_IN_CSP, signInPage, tooManyTries } from './sign-in-page';
import type { SignInPage } from './sign-in-page';

const BODY_LIMIT_BYTES = 8192;
/** Each hashes a password, which takes 32 MB and 0.2 s: who has many addresses is not to fill the memory. */
const AT_ONCE = 8;
const typed = z.string().max(200).catch('');
const querySchema = z.object({ to: z.string().catch('') });
const bodySchema = z
  .object({ to: z.string().catch(''), name: typed, password: typed, code: typed })
  .catch({ to: '', name: '', password: '', code: '' });

const OPEN = { config: access('anybody') };
const POSTED = { ...OPEN, bodyLimit: BODY_LIMIT_BYTES };

/** The way in and out. Without JavaScript it is a form with a password and a code; with it, a passkey. */
export const signInRoutes: FastifyPluginAsync<{ gate: Gate; consoleDirectory: string }> = async (
  app,
  { gate, consoleDirectory },
) => {
  await app.register(formBodies);
  let checking = 0;

  // The one script of the console that strangers may have.
  app.get('/sign-in.js', OPEN, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(join(consoleDirectory, 'sign-in.js'))),
  );

  app.get('/sign-in', OPEN, async (request, reply) => {
    const to = landing(querySchema.parse(request.query).to);
    return (await gate.isSignedIn(request)) ? reply.redirect(to, 303) : sendSignIn(reply, { to });
  });

  app.post('/sign-in', POSTED, async (request, reply) => {
    const { to, ...given } = bodySchema.parse(request.body);
    const page = { to: landing(to), name: given.name };
    const nowMs = gate.now();
    const from = gate.hashOf(request.ip);
    const wait = Math.max(gate.tries.waitSeconds(request.ip, nowMs), checking < AT_ONCE ? 0 : 1);
    if (wait > 0) {
      gate.log.warn({ from }, 'Sign-in not tried: too many wrong tries');
      reply.header('retry-after', wait);
      return sendSignIn(reply, { ...page, error: tooManyTries(wait) }, 429);
    }
    // Counted before it is compared, and taken off when it was right: who tries many at once is counted, too.
    const isWrong = gate.tries.add(request.ip, nowMs);
    checking += 1;
    const accountId = await accountOfCodes((work) => gate.inAccounts(work), given, {
      ...{ seal: gate.seal, passwords: gate.passwords, nowMs, tries: gate.triesOfCodes },
    }).finally(() => (checking -= 1));
    if (accountId === null) {
      gate.log.warn({ from }, 'Sign-in failed: wrong name, password or code');
      const error = 'Name, password and code do not belong together, or the code was used already.';
      return sendSignIn(reply, { ...page, error }, 401);
    }
    isWrong.not();
    await gate.inAccounts((client) => signIn(client, gate, reply, { accountId, by: 'codes' }));
    return reply.redirect(page.to, 303);
  });

  app.post('/sign-out', POSTED, async (request, reply) => {
    await gate.inAccounts((client) => endSession(client, readSessionCookie(request)));
    setSessionCookie(reply, '');
    gate.log.info({ from: gate.hashOf(request.ip) }, 'Operator signed out');
    return reply.header('clear-site-data', '"cache"').redirect('/sign-in', 303);
  });
};

function sendSignIn(reply: FastifyReply, page: Omit<SignInPage, 'isReadable'>, status = 200): FastifyReply {
  const { protocol, ip } = reply.request;
  const isReadable = protocol === 'http' && !isLoopback(ip);
  return sendPage(reply, 'Sign in', signInPage({ ...page, isReadable }), status, SIGN_IN_CSP);
}
