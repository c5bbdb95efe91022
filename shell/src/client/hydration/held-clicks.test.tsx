import { jest } from '@jest/globals';
import { sleep } from '@shared-kit/domain/async/sleep';
import { act, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './held-clicks';
import { markOf } from './react-mark';
import { dormant } from './replay';

const WIDGET = 'mfe-finance/finance-calculator';

function Part({ script, press }: { script: Promise<null>; press: () => void }) {
  use(script);
  return (
    <div data-widget={WIDGET}>
      <button onClick={press}>Dismiss</button>
    </div>
  );
}

afterEach(() => dormant.clear());

test.each([
  ['is pressed once that is there', false, 1],
  ['is left to the widget that knows it is dormant', true, 0],
])('a button of a part whose script is still on its way %s', async (_case, isDormant, pressed) => {
  const { promise: script, resolve } = Promise.withResolvers<null>();
  const press = jest.fn();
  document.documentElement.innerHTML = '<head></head><body><!--$--><div></div><!--/$--></body>';
  document.querySelector('div')!.outerHTML = `<div data-widget="${WIDGET}"><button>Dismiss</button></div>`;
  await act(async () => {
    hydrateRoot(
      document,
      <html lang="en-AU">
        <head />
        <body>
          <Suspense>
            <Part script={script} press={press} />
          </Suspense>
        </body>
      </html>,
    );
  });
  const button = document.querySelector('button')!;
  // As `render-deferred-parts.ts` says of a page that is drawn down to its end.
  document.documentElement.dataset['drawn'] = '';

  if (isDormant) dormant.set(WIDGET, { activate() {}, alive: false, isPlain: true, recorded: [] });
  button.click();
  await act(async () => {
    resolve(null);
    await script;
  });

  await waitFor(() => expect(Object.keys(button).some((key) => key.startsWith('__reactFiber'))).toBe(true));
  await waitFor(() => expect(press).toHaveBeenCalledTimes(pressed));
  expect(document.querySelector('button')).toBe(button);
});

test('a button that sends a form does so at once, and not again when its script is there', async () => {
  document.body.innerHTML = '<form><button>Send</button></form>';
  Object.assign(document.documentElement, { __reactFiber$1: {} });
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', sent);
  const button = document.querySelector('button')!;

  button.click();
  Object.assign(button, { [markOf(document.documentElement)!]: {} });
  await sleep(100);

  expect(sent).toHaveBeenCalledTimes(1);
});

test('a button that the server has drawn for good is pressed at once: it will never be React’s', async () => {
  const html = { __html: '<button>Put away</button>' };
  document.documentElement.innerHTML = `<head></head><body><div data-server-drawn="top">${html.__html}</div></body>`;
  await act(async () => {
    hydrateRoot(
      document,
      <html lang="en-AU">
        <head />
        <body>
          <div data-server-drawn="top" dangerouslySetInnerHTML={html} />
        </body>
      </html>,
    );
    return Promise.resolve();
  });
  const heard = jest.fn();
  addEventListener('click', heard);
  document.querySelector('button')!.click();
  removeEventListener('click', heard);

  expect(heard).toHaveBeenCalledTimes(1);
});
