import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** The one script of the page where one signs in: without it, name, password and code do. */
const part = document.getElementById('by-passkey');
const button = document.querySelector<HTMLButtonElement>('#passkey');
const wrong = document.getElementById('passkey-wrong');

if (part && button && wrong && 'credentials' in navigator) {
  part.hidden = false;
  button.addEventListener('click', () => void signIn(part.dataset['to'] ?? '/', button, wrong));
}

async function signIn(to: string, pressed: HTMLButtonElement, said: HTMLElement): Promise<void> {
  said.textContent = '';
  pressed.disabled = true;
  try {
    const { id, options } = await ask<{ id: string; options: PublicKeyCredentialRequestOptionsJSON }>('/options', {});
    const response = await startAuthentication({ optionsJSON: options });
    await ask('', { id, response });
    location.assign(to);
  } catch (error) {
    said.textContent = sentenceOf(error);
    pressed.disabled = false;
    pressed.focus();
  }
}

/** A refusal of the platform, in its words. */
class Refusal extends Error {}

async function ask<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/sign-in/passkey${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const told = (await answer.json()) as T & { detail?: string };
  if (!answer.ok) throw new Refusal(told.detail ?? 'The platform did not say why.');
  return told;
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error && error.name === 'NotAllowedError'
    ? 'No passkey was used: it was cancelled, it took too long, or there is none on this device.'
    : 'The platform does not answer. It may be stopped or starting.';
}
