import { SaveLimit } from './save-limit';

test('one person saves sixty times a minute and is told when the next may be; nobody else is counted with them', () => {
  const limit = new SaveLimit();
  for (let save = 0; save < 60; save += 1) limit.take('dana', save * 100);

  expect(() => limit.take('dana', 6_000)).toThrow(/Save again in 54 seconds; what you typed stays/);
  expect(() => limit.take('mia', 6_000)).not.toThrow();
  expect(() => limit.take('dana', 60_000)).not.toThrow();
});
