import { setImmediate as nextTurn } from 'node:timers/promises';
import { StockRevisions } from './stock-revisions';

/** An API that answers each look when told to, in turn. */
function anApi() {
  const state = { revision: 0, fails: false, looks: [] as (() => void)[] };
  const document = {
    current: { revisions: { sunrise: '0' } },
    async refreshAnew() {
      await new Promise<void>((resolve) => state.looks.push(resolve));
      if (!state.fails) document.current = { revisions: { sunrise: String(state.revision) } };
      return !state.fails;
    },
  };
  return { state, revisions: new StockRevisions(document) };
}

test('says what was last heard of a group, and 0 of one without stock', async () => {
  const { revisions } = anApi();

  expect(await revisions.of('sunrise')).toBe('0');
  expect(await revisions.of('harbor')).toBe('0');
});

test('after something was sent for a group it waits for what the API says then', async () => {
  const { state, revisions } = anApi();
  state.revision = 7;
  revisions.doubt('sunrise');
  const asked = revisions.of('sunrise');
  await nextTurn();
  state.looks.shift()?.();

  expect(await asked).toBe('7');
  expect(await revisions.of('sunrise')).toBe('7');
});

test('what was sent during a look is known by the next one, and later ones keep nobody waiting', async () => {
  const { state, revisions } = anApi();
  revisions.doubt('sunrise');
  revisions.doubt('sunrise');
  const asked = revisions.of('sunrise');
  revisions.doubt('sunrise');
  state.revision = 8;
  state.looks[0]?.();
  await nextTurn();
  state.revision = 9;
  state.looks[1]?.();

  expect(await asked).toBe('9');
});

test('what was sent for one group keeps no other waiting', async () => {
  const { revisions } = anApi();
  revisions.doubt('sunrise');

  expect(await revisions.of('harbor')).toBe('0');
});

test('an API that does not say leaves pages to be rendered', async () => {
  const { revisions } = anApi();
  revisions.doubt('sunrise');

  expect(await revisions.of('sunrise')).toBeUndefined();
});

test('an API that could not be asked is asked again before anything is given from memory', async () => {
  const { state, revisions } = anApi();
  state.fails = true;
  revisions.doubt('sunrise');
  state.looks.shift()?.();
  expect(await revisions.of('sunrise')).toBeUndefined();

  state.fails = false;
  state.revision = 7;
  const asked = revisions.of('sunrise');
  state.looks.shift()?.();
  expect(await asked).toBe('7');
});
