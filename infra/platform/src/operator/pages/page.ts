import type { FastifyReply } from 'fastify';
import type { Operator } from '@infra/releases/operator/access';
import { may } from '@shared-kit/domain/operator/may';
import { operatorPages } from '@shared-kit/domain/operator/operator-pages';
import { html } from './html';
import type { Html } from './html';

/** Nothing but our stylesheet, our pictures and sandboxed frames of our own; no script at all. */
const PAGE_CSP =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const MENU = [['/console/', 'Console', 'signed in'], ...operatorPages] as const;

/** Sends one operator page: with the menu for who may use it, and the way out for who signed in. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: Html,
  status = 200,
  policy = PAGE_CSP,
): FastifyReply {
  const { operator } = reply.request;
  const page = html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – operator</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/operator.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header>${operator ? menu(operator) : ''}</header>
        <main id="main">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', policy).send(page.text);
}

function menu(operator: Operator): Html {
  const offered = MENU.filter(([, , act]) => act === 'signed in' || may(operator, act));
  return html`<nav aria-label="Operator">
    ${offered.map(([href, name]) => html`<a href="${href}">${name}</a>`)}
    ${operator.kind === 'account' ? html`<form method="post" action="/sign-out"><button>Sign out</button></form>` : ''}
  </nav>`;
}
