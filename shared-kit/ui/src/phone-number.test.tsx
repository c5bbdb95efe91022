import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PhoneNumber } from './phone-number';

test('what asks for the number keeps the focus when its script comes', async () => {
  const number = <PhoneNumber phone="07 5550 0116" hidden onReveal={() => undefined} />;
  document.body.innerHTML = `<main>${renderToString(number)}</main>`;
  const place = document.querySelector('main')!;
  place.querySelector('summary')!.focus();

  await act(async () => {
    hydrateRoot(place, number);
    return Promise.resolve();
  });

  expect(place.querySelector('summary')).toBeNull();
  expect(place.querySelector('button')).toHaveFocus();
});
