import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { access } from '@infra/releases/operator/access';
import { readLink, takeLink } from '../accounts/operator-links';
import { html } from '../pages/html';
import { sendPage } from '../pages/page';
import { signIn } from './begin-session';
import { formBodies } from './form-bodies';
import type { Gate } from './gate';
import { tooManyTries } from './sign-in-page';

const linkSchema = z.object({ token: z.string().max(200).catch('') }).catch({ token: '' });

const OVER = {
  used: 'This link was used already: it signs in once.',
  expired: 'This link has expired.',
  unknown: 'This link is none of ours, or a newer one has taken its place.',
  disabled: 'This account is disabled.',
};
const WAY_ON =
  'A release manager sends you another one; on the machine itself “npm run operators -- reset NAME” prints it.';

/** An address that signs in once. Only its button does: programs that look at addresses in messages do not use it up. */
export const linkRoutes: FastifyPluginAsync<{ gate: Gate }> = async (app, { gate }) => {
  await app.register(formBodies);

  app.get('/sign-in/link', { config: access('anybody') }, async (request, reply) => {
    const { token } = linkSchema.parse(request.query);
    const link = await gate.inAccounts((client) => readLink(client, token, gate.now()));
    if (link.state !== 'good') return sendPage(reply, 'Sign in', html`<p>${OVER[link.state]} ${WAY_ON}</p>`, 410);
    return sendPage(
      reply,
      'Sign in',
      html`<form method="post" action="/sign-in/link" class="sign-in">
        <input type="hidden" name="token" value="${token}" />
        <p>You are invited as <b>${link.name}</b>. The link works once: set up a passkey next, to come back by.</p>
        <button autofocus>Sign in as ${link.name}</button>
      </form>`,
    );
  });

  app.post('/sign-in/link', { config: access('anybody'), bodyLimit: 4096 }, async (request, reply) => {
    const from = gate.hashOf(request.ip);
    const wait = gate.triesOfSecrets.waitSeconds(request.ip, gate.now());
    if (wait > 0) {
      reply.header('retry-after', wait);
      return sendPage(reply, 'Sign in', html`<p>${tooManyTries(wait)}</p>`, 429);
    }
    const { token } = linkSchema.parse(request.body);
    const link = await gate.inAccounts(async (client) => {
      const taken = await takeLink(client, token, gate.now());
      if (taken.state === 'good') await signIn(client, gate, reply, { accountId: taken.accountId, by: 'link' });
      return taken;
    });
    if (link.state === 'good') return reply.redirect('/console/account', 303);
    gate.triesOfSecrets.add(request.ip, gate.now());
    gate.log.warn({ from, state: link.state }, 'Sign-in failed: link refused');
    return sendPage(reply, 'Sign in', html`<p>${OVER[link.state]} ${WAY_ON}</p>`, 410);
  });
};
