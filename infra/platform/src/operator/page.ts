import type { FastifyReply } from 'fastify';
import { html } from './html';
import type { Html } from './html';

/** Nothing but our stylesheet, our pictures and sandboxed frames of our own; no script at all. */
const PAGE_CSP =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const MENU = [
  ['/', 'Overview'],
  ['/console/', 'Console'],
  ['/leads', 'Leads'],
  ['/outbox', 'Outbox'],
  ['/sites', 'Sites'],
  ['/kit/', 'Design kit'],
  ['/metrics', 'Metrics'],
] as const;

/** Sends one operator page: with the menu for who may use it, and the way out for who signed in. */
export function sendPage(reply: FastifyReply, title: string, body: Html, status = 200): FastifyReply {
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
        <header>${operator === 'nobody' ? '' : menu(operator === 'signed in')}</header>
        <main id="main">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_CSP)
    .send(page.text);
}

function menu(isSignedIn: boolean): Html {
  return html`<nav aria-label="Operator">
    ${MENU.map(([href, name]) => html`<a href="${href}">${name}</a>`)}
    ${isSignedIn ? html`<form method="post" action="/sign-out"><button>Sign out</button></form>` : ''}
  </nav>`;
}
