import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loaded, neverLoads, preferStillness, resetSpin, showSpin, stage } from '../../testing/spin-desk';

beforeEach(resetSpin);

test('twenty pixels turn it by one frame, before all of them are there', () => {
  showSpin({ load: neverLoads });

  fireEvent.pointerDown(stage(), { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(stage(), { clientX: 160, pointerId: 1 });
  expect(stage()).toHaveAttribute('aria-valuenow', '30');
  fireEvent.pointerMove(stage(), { clientX: 80, pointerId: 1 });
  expect(stage()).toHaveAttribute('aria-valuenow', '350');
});

test('keys and buttons turn it too', async () => {
  showSpin({ load: neverLoads });
  stage().focus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(stage()).toHaveAttribute('aria-valuenow', '10');
  await userEvent.click(screen.getByRole('button', { name: 'Turn left' }));
  expect(stage()).toHaveAttribute('aria-valuenow', '0');
});

test('with everything loaded it turns once by itself, a frame each 100 ms, and stops', async () => {
  preferStillness(false);
  jest.useFakeTimers();
  try {
    showSpin();
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(stage()).toHaveAttribute('aria-valuenow', '350');
    expect(screen.getByRole('button', { name: 'Stop turning' })).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(stage()).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(stage()).toHaveAttribute('aria-valuenow', '0');
  } finally {
    jest.useRealTimers();
  }
});

test('who wants no motion is shown none unless asked for', async () => {
  showSpin();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(loaded).toHaveLength(36);
  // What begins once all of it is there has begun by then.
  await act(async () => {});

  expect(screen.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
});

test('a point shows only from its side, opens what it says, and gives focus back', async () => {
  showSpin({ load: neverLoads });
  expect(screen.getAllByRole('button', { name: /^Point/ })).toHaveLength(1);
  const point = screen.getByRole('button', { name: 'Point 1: LED head lamps' });

  await userEvent.click(point);
  const words = screen.getByRole('dialog', { name: 'About this point' });
  expect(words).toHaveTextContent('LED head lamps');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(point).toHaveFocus();

  fireEvent.pointerDown(stage(), { clientX: 0, pointerId: 1 });
  fireEvent.pointerMove(stage(), { clientX: 360, pointerId: 1 });
  expect(screen.getByRole('button', { name: 'Point 2: A boot of 480 litres' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Point 1/ })).toBeNull();
});

test('full screen keeps the angle, Escape leads back to the button', async () => {
  showSpin({ load: neverLoads });
  stage().focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'Show full screen' }));

  const dialog = screen.getByRole('dialog', { name: /full screen$/ });
  expect(within(dialog).getByRole('slider')).toHaveAttribute('aria-valuenow', '10');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stage()).toHaveAttribute('aria-valuenow', '10');
  expect(screen.getByRole('button', { name: 'Show full screen' })).toHaveFocus();
});

test('the car stands while something of it has the focus or the pointer is on a point', async () => {
  preferStillness(false);
  jest.useFakeTimers();
  try {
    showSpin();
    await act(() => jest.advanceTimersByTimeAsync(0));
    const standing = () => screen.queryByRole('button', { name: 'Turn by itself' });
    const stopped = async (use: () => void) => {
      expect(standing()).toBeNull();
      act(use);
      expect(standing()).toBeVisible();
      const before = stage().getAttribute('aria-valuenow');
      await act(() => jest.advanceTimersByTimeAsync(500));
      expect(stage()).toHaveAttribute('aria-valuenow', before);
      fireEvent.click(standing()!);
    };
    await stopped(() => screen.getByRole('button', { name: /^Point 1/ }).focus());
    await stopped(() => stage().focus());
    await stopped(() => fireEvent.pointerEnter(screen.getByRole('button', { name: /^Point 1/ })));
    await stopped(() => screen.getByRole('button', { name: 'Show full screen' }).focus());

    // The press on the button that stops it does not start it again.
    act(() => screen.getByRole('button', { name: 'Stop turning' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Stop turning' }));
    expect(standing()).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a car that is in use when all of it is there does not begin to turn', async () => {
  preferStillness(false);
  jest.useFakeTimers();
  try {
    showSpin();
    stage().focus();
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(stage()).toHaveAttribute('aria-valuenow', '0');
  } finally {
    jest.useRealTimers();
  }
});

test('a point that goes out of sight hands the focus to the slider of angles', async () => {
  showSpin({ load: neverLoads });
  const turnedAway = () => {
    fireEvent.pointerDown(stage(), { clientX: 0, pointerId: 1 });
    fireEvent.pointerMove(stage(), { clientX: 360, pointerId: 1 });
  };
  const point = screen.getByRole('button', { name: /^Point 1/ });
  act(() => point.focus());
  turnedAway();
  expect(point).not.toBeInTheDocument();
  expect(stage()).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: /^Point 2/ }));
  turnedAway();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(stage()).toHaveFocus();
});
