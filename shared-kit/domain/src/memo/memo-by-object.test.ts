import { memoByObject } from './memo-by-object';

test('what is made of an object is made once, nothing included, and anew of another that looks the same', () => {
  const asked: object[] = [];
  const nameOf = memoByObject((person: { name?: string }) => {
    asked.push(person);
    return person.name;
  });
  const [robin, nameless] = [{ name: 'Robin' }, {}];

  expect([nameOf(robin), nameOf(robin), nameOf(nameless), nameOf(nameless)]).toEqual([
    'Robin',
    'Robin',
    undefined,
    undefined,
  ]);
  expect(asked).toEqual([robin, nameless]);
  nameOf({ ...robin });
  expect(asked).toHaveLength(3);
});

test('what could not be made is tried again', () => {
  let tries = 0;
  const made = memoByObject(() => {
    if ((tries += 1) === 1) throw new Error('not yet');
    return tries;
  });
  const key = {};

  expect(() => made(key)).toThrow('not yet');
  expect(made(key)).toBe(2);
});
