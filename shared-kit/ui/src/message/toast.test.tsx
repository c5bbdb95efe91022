import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Toast, ToastRegion } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(onDismiss: () => void) {
  render(
    <MemoryRouter>
      <ToastRegion>
        <Toast
          title="Saved"
          action={{ label: 'View list', href: '/watchlist' }}
          durationMs={3000}
          onDismiss={onDismiss}
        />
      </ToastRegion>
    </MemoryRouter>,
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('goes by itself after its time, once', () => {
  const dismiss = jest.fn();
  show(dismiss);

  wait(2999);
  expect(dismiss).not.toHaveBeenCalled();
  wait(1);
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('stays while it is pointed at, then has its whole time again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const dismiss = jest.fn();
  show(dismiss);
  wait(2000);
  await user.hover(screen.getByText('Saved'));
  wait(60_000);
  expect(dismiss).not.toHaveBeenCalled();

  await user.unhover(screen.getByText('Saved'));
  wait(2999);
  expect(dismiss).not.toHaveBeenCalled();
  wait(1);
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('stays while its link has focus, and goes on Escape', () => {
  const dismiss = jest.fn();
  show(dismiss);
  act(() => screen.getByRole('link', { name: 'View list' }).focus());
  wait(60_000);
  expect(dismiss).not.toHaveBeenCalled();

  fireEvent.keyDown(screen.getByRole('link', { name: 'View list' }), { key: 'Escape' });
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('is heard: it comes into a live region that was there before', () => {
  show(() => {});

  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
