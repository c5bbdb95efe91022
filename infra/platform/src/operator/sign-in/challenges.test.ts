import { Challenges } from './challenges';

let nowMs = 0;
const challenges = new Challenges(() => nowMs);

test('a challenge is answered once, also under another spelling of its name, and within five minutes', () => {
  const id = challenges.keep('what was asked');
  expect(challenges.look(id)).toBe('what was asked');
  expect(challenges.take(id)).toBe('what was asked');
  expect([challenges.take(id), challenges.look(id), challenges.take(`${id}=`)]).toEqual([null, null, null]);

  const late = challenges.keep('another');
  nowMs += 5 * 60_000;
  expect(challenges.take(late)).toBeNull();
});

test('whoever asks for a hundred thousand pushes nobody out', () => {
  const mine = challenges.keep('mine');
  for (let index = 0; index < 100_000; index += 1) challenges.keep('of a stranger');
  expect(challenges.take(mine)).toBe('mine');
});

test('what another process sealed, or nobody, is none', () => {
  expect(challenges.take(new Challenges(() => nowMs).keep('elsewhere'))).toBeNull();
  expect(challenges.take('made-up')).toBeNull();
});
