import { keepFor } from './keep-for';

function reader() {
  const state = { reads: 0, nowMs: 0, fails: false };
  const read = async () => {
    state.reads += 1;
    if (state.fails) throw new Error('away');
    return state.reads;
  };
  return { state, ask: keepFor(1000, read, () => state.nowMs) };
}

test('many who ask share one reading until it is old', async () => {
  const { state, ask } = reader();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  state.nowMs = 999;
  expect(await ask()).toBe(1);
  state.nowMs = 1000;
  expect(await ask()).toBe(2);
});

test('a reading that failed is tried again at once', async () => {
  const { state, ask } = reader();
  state.fails = true;
  await expect(ask()).rejects.toThrow('away');
  state.fails = false;
  expect(await ask()).toBe(2);
});
