import { orLastKnown } from './last-known';

const gone = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
const never = new Promise<string>(() => undefined);

test('what the database says counts, whatever was known', async () => {
  expect(await orLastKnown(Promise.resolve('new'), 'old')).toBe('new');
});

test('while it is gone, or says nothing, what was known stands', async () => {
  expect(await orLastKnown(gone(), 'old')).toBe('old');
  expect(await orLastKnown(never, 'old', 5)).toBe('old');
});

test('where nothing is known its trouble is thrown, and a mistake of ours always', async () => {
  await expect(orLastKnown(gone(), undefined)).rejects.toThrow('no');
  await expect(orLastKnown(Promise.reject(new Error('undefined column')), 'old')).rejects.toThrow('undefined column');
});
