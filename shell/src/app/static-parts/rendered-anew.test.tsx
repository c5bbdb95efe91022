import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { StaticPartContext } from './static-part-context';
import { StaticPart } from './static-part';

test('what the server has drawn is there again where React renders the whole page anew', async () => {
  let isOther = false;
  /** Other words in the browser than the server's: React gives up what it was taking over. */
  const Other = () => <p>{isOther ? 'Evening' : 'Morning'}</p>;
  const Page = () => (
    <main>
      <StaticPart part="top" />
      <Other />
    </main>
  );
  const drawn = renderToString(
    <StaticPartContext value={() => <h1>Drawn by the server</h1>}>
      <Page />
    </StaticPartContext>,
  );
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  isOther = true;
  const router = createMemoryRouter([{ path: '/', Component: Page }]);

  await act(async () => {
    hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />, {
      onRecoverableError: jest.fn(),
    });
    return Promise.resolve();
  });

  expect(await screen.findByText('Evening')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Drawn by the server' })).toBeVisible();
});
