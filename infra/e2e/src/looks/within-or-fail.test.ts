import { withinOrFail } from './within-or-fail';

test('what ends in time is handed on, with its fault', async () => {
  await expect(withinOrFail(1000, 'home', Promise.resolve('seen'))).resolves.toBe('seen');
  await expect(withinOrFail(1000, 'home', Promise.reject(new Error('no such site')))).rejects.toThrow('no such site');
});

test('what never ends is given up, by name', async () => {
  await expect(withinOrFail(10, 'home corella 390', new Promise(() => undefined))).rejects.toThrow(
    'home corella 390 took over 0.01 s',
  );
});
