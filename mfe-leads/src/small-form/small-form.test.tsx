import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { Button } from '@shared-kit/ui/form/button';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SmallForm } from './small-form';
import type { PostForm } from './use-small-form';

const FAILED = 'An error occurred when submitting this form';

function show(post: PostForm) {
  const { unmount } = renderWithStore(
    <SmallForm form="booking-cancel" label="Cancel it" hidden={{ token: 't' }} post={post}>
      {({ busy }) => (
        <Button type="submit" busy={busy}>
          Send
        </Button>
      )}
    </SmallForm>,
  );
  return { unmount, press: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

const refusing =
  (fieldErrors: Record<string, string[]>): PostForm =>
  async () => ({ error: { code: 'internal', detail: '', fieldErrors } });

test('a try that failed says so, and still does when the page is opened again, until one succeeds (S4-40)', async () => {
  const failing = show(refusing({}));
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  await failing.press();
  expect(screen.getByRole('alert')).toHaveTextContent(`${FAILED}Nothing was changed.`);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(localStorage.getItem('sunrise:form-error:booking-cancel-')).toBe(FAILED);
  failing.unmount();

  const working = show(async () => ({}));
  expect(screen.getByRole('status')).toHaveTextContent(`${FAILED} last time, and nothing was changed.`);
  await working.press();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  working.unmount();

  show(async () => ({}));
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('what a field is to blame for is said with the field and not stored; nobody corrects a hidden one', async () => {
  const first = show(refusing({ booking_time: ['This time was just taken.'] }));
  await first.press();
  expect(screen.getByRole('link', { name: 'This time was just taken.' })).toBeVisible();
  expect(localStorage.getItem('sunrise:form-error:booking-cancel-')).toBeNull();
  first.unmount();

  const second = show(refusing({ token: ['Too long'] }));
  await second.press();
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
});

test.each(['pressed', 'submitted by a script'])('it is sent once however often it is %s', async (how) => {
  const sent: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<object>();
  const { press } = show(async (typed) => {
    sent.push(typed);
    await promise;
    return {};
  });
  for (let times = 0; times < 2; times += 1) {
    if (how === 'pressed') await press();
    else fireEvent.submit(screen.getByRole('form'));
  }
  resolve({});

  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'));
  expect(sent).toEqual([{ token: 't' }]);
});
