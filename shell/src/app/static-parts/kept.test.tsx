import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticPartContext } from './static-part-context';
import { StaticPart } from './static-part';

test('what the server has drawn stays as it is while the page comes alive, and what it has not stays away', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const tree = (
    <main>
      <StaticPart part="top" />
      <StaticPart part="onward" />
      <p>After</p>
    </main>
  );
  const drawn = renderToString(
    <StaticPartContext value={(part) => (part === 'top' ? <h1>Drawn by the server</h1> : null)}>
      {tree}
    </StaticPartContext>,
  );
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  const heading = screen.getByRole('heading', { level: 1 });

  await act(async () => {
    hydrateRoot(document.getElementById('root')!, tree);
    return Promise.resolve();
  });
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getByText('After')).toBeVisible();
  expect(document.querySelectorAll('[data-server-drawn]')).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});
