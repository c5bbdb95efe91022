import { jest } from '@jest/globals';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SpinViewer } from './spin-viewer';
import type { Frame } from './spin-frames';

const ids = Array.from({ length: 36 }, (_, index) => `suv-frame-${index}`);
const hotspots = [
  { id: 'lamp', description: 'LED head lamps', anchors: [], positions: [{ activeAngle: 0, posX: 20, posY: 50 }] },
  {
    id: 'boot',
    description: 'A boot of 480 litres',
    anchors: [],
    positions: [{ activeAngle: 180, posX: 70, posY: 40 }],
  },
];
const loaded: string[] = [];
const frame = () => ({ width: 960, height: 640, close: () => {} }) as unknown as Frame;
const load = async (id: string) => {
  loaded.push(id);
  return frame();
};
const never = () => new Promise<Frame>(() => {});
const still = (matches: boolean) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
};

// jsdom has none.
globalThis.PointerEvent ??= class extends MouseEvent {} as unknown as typeof PointerEvent;

beforeEach(() => {
  loaded.length = 0;
  still(true);
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => {} })) as never;
});

const stage = () => screen.getByRole('slider', { name: 'Turn CX-5' });
const show = (props: Partial<Parameters<typeof SpinViewer>[0]> = {}) =>
  renderWithStore(<SpinViewer ids={ids} hotspots={hotspots} name="CX-5" load={load} {...props} />);

test('frames are fetched once each, the first first and the opposite one second', async () => {
  show();

  await waitFor(() => expect(loaded).toHaveLength(36));
  expect(loaded.slice(0, 2)).toEqual(['suv-frame-0', 'suv-frame-18']);
  expect(new Set(loaded).size).toBe(36);
});

test('twenty pixels turn it by one frame, before all of them are there', () => {
  show({ load: never });

  fireEvent.pointerDown(stage(), { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(stage(), { clientX: 160, pointerId: 1 });
  expect(stage()).toHaveAttribute('aria-valuenow', '30');
  fireEvent.pointerMove(stage(), { clientX: 80, pointerId: 1 });
  expect(stage()).toHaveAttribute('aria-valuenow', '350');
});

test('keys and buttons turn it too', async () => {
  show({ load: never });
  stage().focus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(stage()).toHaveAttribute('aria-valuenow', '10');
  await userEvent.click(screen.getByRole('button', { name: 'Turn left' }));
  expect(stage()).toHaveAttribute('aria-valuenow', '0');
});

test('with everything loaded it turns once by itself, a frame each 100 ms, and stops', async () => {
  still(false);
  jest.useFakeTimers();
  try {
    show();
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
  show();
  await waitFor(() => expect(loaded).toHaveLength(36));

  expect(screen.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
});

test('a point shows only from its side, opens what it says, and gives focus back', async () => {
  show({ load: never });
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
  show({ load: never });
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

test('frames that cannot be had are reported once and leave the rest', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  show({ load: async (id) => (id.endsWith('0') ? Promise.reject(new Error('404')) : frame()) });

  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(warned.mock.calls).toEqual([['4 of 36 spin frames could not be loaded']]);
  warned.mockRestore();
});

test('the car stands while something of it has the focus or the pointer is on a point', async () => {
  still(false);
  jest.useFakeTimers();
  try {
    show();
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
  still(false);
  jest.useFakeTimers();
  try {
    show();
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
  show({ load: never });
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
