import { MINUTE_S } from '@shared-kit/domain/time/seconds';
import { html } from '../pages/html';
import type { Html } from '../pages/html';
import { SESSION_HOURS } from '../accounts/operator-sessions';

export type SignInPage = {
  /** Where to go afterwards. */
  to: string;
  /** As it was typed. */
  name?: string;
  /** Why the last try did not do. */
  error?: string;
  /** Others on the way could read what is typed. */
  isReadable: boolean;
};

/** Of the pages where one signs in: their script asks this server. */
export const SIGN_IN_CSP =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A passkey by script, and the second way, which password managers know and which needs none. */
export function signInPage({ to, name = '', error, isReadable }: SignInPage): Html {
  const wrong = error === undefined ? '' : html`aria-invalid="true" aria-describedby="wrong"`;
  return html`${
      isReadable
        ? html`<p class="bad">
            This connection is not encrypted: others on the way can read what is typed. Come by https.
          </p>`
        : ''
    }
    <div class="sign-in" id="by-passkey" hidden data-to="${to}">
      <button id="passkey" type="button">Sign in with a passkey</button>
      <p class="bad" id="passkey-wrong" role="alert"></p>
      <h2>Or with a password and a code</h2>
    </div>
    <form method="post" action="/sign-in" class="sign-in">
      <input type="hidden" name="to" value="${to}" />
      ${error === undefined ? '' : html`<p class="bad" id="wrong" role="alert">${error}</p>`}
      <label for="name">Name</label>
      <input id="name" name="name" value="${name}" autocomplete="username" required ${wrong} />
      <label for="password">Password</label>
      <input type="password" id="password" name="password" autocomplete="current-password" required ${wrong} />
      <label for="code">Code of your app, or a recovery code</label>
      <input id="code" name="code" autocomplete="one-time-code" autocapitalize="off" required ${wrong} />
      <button>Sign in</button>
      <p class="note">
        No account yet? A release manager invites you, by a link. On the machine itself
        <code>npm run operators -- reset NAME</code> prints one. You are signed out after an hour without use, and after
        ${SESSION_HOURS} hours in any case.
      </p>
    </form>
    <script src="/sign-in.js" defer></script>`;
}

/** "Try again in 40 seconds", "in 12 minutes". */
export function tooManyTries(seconds: number): string {
  const [count, unit] = seconds > MINUTE_S ? [Math.ceil(seconds / MINUTE_S), 'minute'] : [seconds, 'second'];
  return `Too many wrong tries. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
