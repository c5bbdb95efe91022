import { within } from './within';

const never = new Promise<string>(() => undefined);

test('what comes in time is taken, and its failure too', async () => {
  expect(await within(1000, Promise.resolve('here'), () => 'late')).toBe('here');
  await expect(within(1000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
});

test('what does not come is replaced, or refused', async () => {
  expect(await within(0, never, () => 'late')).toBe('late');
  await expect(
    within(0, never, () => {
      throw new Error('Not in time');
    }),
  ).rejects.toThrow('Not in time');
});

test('no timer is left behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  await within(60_000, Promise.resolve(1), () => 2);

  expect(timers()).toBe(before);
});
