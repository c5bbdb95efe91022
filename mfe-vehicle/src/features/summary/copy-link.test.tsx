import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyLink } from './copy-link';

test("copies the page's address and says so, for three seconds", async () => {
  const toasts: EventPayload<'toast:show'>[] = [];
  const stop = bus.on('toast:show', (payload) => toasts.push(payload));
  const user = userEvent.setup();
  renderWithStore(<CopyLink name="2021 Mazda CX-5" />);

  await user.click(screen.getByRole('button', { name: 'Share' }));

  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(toasts).toEqual([{ title: 'Copied 2021 Mazda CX-5 to your clipboard!', durationMs: 3000 }]);
  stop();
});
