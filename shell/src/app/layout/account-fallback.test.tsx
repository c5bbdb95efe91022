import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { AccountFallback } from './account-fallback';

test.each(['', '<a href="/sign-in">Sign in</a>'])(
  'what the server has drawn in its place stays: "%s"',
  async (drawn) => {
    const differs = jest.fn();
    document.body.innerHTML = `<div id="root"><div data-reserve="s">${drawn}</div></div>`;
    const link = screen.queryByRole('link');
    await act(async () => {
      hydrateRoot(document.getElementById('root')!, <AccountFallback />, { onRecoverableError: differs });
      return Promise.resolve();
    });

    expect(differs).not.toHaveBeenCalled();
    expect(screen.queryByRole('link')).toBe(link);
  },
);
