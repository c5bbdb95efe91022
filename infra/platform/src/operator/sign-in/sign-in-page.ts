import { html } from '../html';
import type { Html } from '../html';
import { SESSION_HOURS } from './sessions';

type SignInPage = {
  /** Where to go afterwards. */
  to: string;
  /** Why the last try did not do. */
  error?: string;
  /** Others on the way could read what is typed. */
  isReadable: boolean;
};

const MINUTE_S = 60;

/** One field, which password managers know; no script. */
export function signInPage({ to, error, isReadable }: SignInPage): Html {
  return html`<form method="post" action="/sign-in" class="sign-in">
    <input type="hidden" name="to" value="${to}" />
    <label for="password">Password</label>
    ${error === undefined ? '' : html`<p class="bad" id="wrong" role="alert">${error}</p>`}
    <input
      type="password"
      id="password"
      name="password"
      autocomplete="current-password"
      required
      autofocus
      ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="wrong"`}
    />
    <button>Sign in</button>
    ${
      isReadable
        ? html`<p class="bad">
            This connection is not encrypted: others on the way can read the password. Come by https.
          </p>`
        : ''
    }
    <p class="note">
      It is the platform's setting <code>OPERATOR_PASSWORD</code>. You are signed out after an hour without use, and
      after ${SESSION_HOURS} hours in any case.
    </p>
  </form>`;
}

/** "Try again in 40 seconds", "in 12 minutes". */
export function tooManyTries(seconds: number): string {
  const [count, unit] = seconds > MINUTE_S ? [Math.ceil(seconds / MINUTE_S), 'minute'] : [seconds, 'second'];
  return `Too many wrong passwords. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
