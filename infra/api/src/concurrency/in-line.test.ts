import { setTimeout as delay } from 'node:timers/promises';
import { inLine } from './in-line';

test('what has the same key waits for the one before, also where that fails; another key waits for nobody', async () => {
  const line = inLine();
  const ended: string[] = [];
  const end = async (name: string, afterMs: number) => {
    await delay(afterMs);
    ended.push(name);
    if (name === 'fails') throw new Error('no');
  };

  const all = await Promise.allSettled([
    line('car', () => end('first', 30)),
    line('car', () => end('fails', 20)),
    line('car', () => end('last', 0)),
    line('other', () => end('other', 0)),
  ]);

  expect(ended).toEqual(['other', 'first', 'fails', 'last']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});
