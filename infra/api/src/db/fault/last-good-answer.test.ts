import { orLastGoodAnswer } from './last-good-answer';

const gone = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
const never = new Promise<string>(() => undefined);

test('what the database says counts, whatever was known', async () => {
  expect(await orLastGoodAnswer(Promise.resolve('new'), 'old')).toBe('new');
});

test('while it is gone, or says nothing, what was known stands', async () => {
  expect(await orLastGoodAnswer(gone(), 'old')).toBe('old');
  expect(await orLastGoodAnswer(never, 'old', 5)).toBe('old');
});

test('where nothing is known its trouble is thrown, and a mistake of ours always', async () => {
  await expect(orLastGoodAnswer(gone(), undefined)).rejects.toThrow('no');
  await expect(orLastGoodAnswer(Promise.reject(new Error('undefined column')), 'old')).rejects.toThrow(
    'undefined column',
  );
});
