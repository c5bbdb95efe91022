import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aFrame, loaded, preferStillness, resetSpin, saveData, showSpin, stage } from '../../testing/spin-desk';

beforeEach(resetSpin);

test('frames are fetched once each, the first first and the opposite one second', async () => {
  showSpin();

  await waitFor(() => expect(loaded).toHaveLength(36));
  expect(loaded.slice(0, 2)).toEqual(['suv-frame-0', 'suv-frame-18']);
  expect(new Set(loaded).size).toBe(36);
});

describe('on a phone', () => {
  beforeEach(() => preferStillness(false, false));
  const nothingMore = () => act(async () => {});

  test('no frame is fetched before the car is touched, eight then, and the rest when it is turned', async () => {
    showSpin();
    await nothingMore();
    expect(loaded).toEqual([]);
    expect(screen.queryByRole('progressbar')).toBeNull();

    fireEvent.pointerDown(stage(), { clientX: 100, pointerId: 1 });
    await waitFor(() => expect(loaded).toHaveLength(8));
    expect(new Set(loaded.map((id) => Math.round(Number(id.slice('suv-frame-'.length)) / 4.5)))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 7]),
    );
    await nothingMore();
    expect(loaded).toHaveLength(8);

    fireEvent.pointerMove(stage(), { clientX: 160, pointerId: 1 });
    await waitFor(() => expect(new Set(loaded).size).toBe(36));
    expect(loaded).toHaveLength(36);
  });

  test('a car that was turned by hand does not begin to turn by itself', async () => {
    showSpin();
    fireEvent.click(screen.getByRole('button', { name: 'Turn right' }));
    await waitFor(() => expect(loaded).toHaveLength(36));
    await nothingMore();

    expect(screen.getByRole('button', { name: 'Turn by itself' })).toBeVisible();
  });

  test('turning by itself, asked for by its button, fetches what it shows', async () => {
    showSpin();
    fireEvent.click(screen.getByRole('button', { name: 'Turn by itself' }));

    await waitFor(() => expect(loaded).toHaveLength(36));
  });
});

test.each([
  ['a phone', false],
  ['a mouse', true],
])('who saves data with %s is spared all frames until the car is turned', async (_case, hasMouse) => {
  preferStillness(false, hasMouse);
  saveData(true);
  showSpin();
  fireEvent.pointerDown(stage(), { clientX: 100, pointerId: 1 });
  await act(async () => {});
  expect(loaded).toEqual([]);

  fireEvent.pointerMove(stage(), { clientX: 160, pointerId: 1 });
  await waitFor(() => expect(loaded).toHaveLength(36));
});

test('frames that cannot be had are reported once and leave the rest', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  showSpin({ load: async (id) => (id.endsWith('0') ? Promise.reject(new Error('404')) : aFrame()) });

  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(warned.mock.calls).toEqual([['4 of 36 spin frames could not be loaded']]);
  warned.mockRestore();
});
