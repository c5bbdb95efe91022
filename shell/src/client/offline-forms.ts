import { bus } from '@shared-kit/runtime/bus';

/** Long enough to be read by whoever looks for why nothing happens, in milliseconds. */
const STAYS_MS = 20_000;

/**
 * A form that is sent without a connection stays where it is, with all that was typed, and says why. What the browser
 * would post by itself (a form whose script has not come, or the shell's own) ended on the browser's own page, with
 * nothing left. A form that asks for another step of its page needs no connection.
 */
export function holdOfflineForms(target: EventTarget): void {
  target.addEventListener('submit', (event) => {
    const form = event.target;
    if (navigator.onLine || !(form instanceof HTMLFormElement)) return;
    if (event.defaultPrevented && form.method === 'get') return;
    event.preventDefault();
    bus.emit(
      'toast:show',
      {
        title: 'You are offline, so this was not sent.',
        description: 'Nothing you typed is lost. Send it again once you are connected.',
        durationMs: STAYS_MS,
      },
      { name: 'shell', version: '0.0.0' },
    );
  });
}
