import { mintFormStamp, readFormStamp } from './form-stamp';

const secret = 'a secret that is long enough for this';
const NOW = Date.parse('2026-11-21T09:30:00.123Z');

test('a stamp is a UUID that tells when it was made', () => {
  const stamp = mintFormStamp(secret, NOW);

  expect(stamp).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(readFormStamp(secret, stamp)).toEqual({ kind: 'ours', renderedAtMs: NOW });
});

test('two stamps of one moment differ', () => {
  expect(mintFormStamp(secret, NOW)).not.toBe(mintFormStamp(secret, NOW));
});

test('a stamp whose time was changed, or of another secret, is forged', () => {
  const stamp = mintFormStamp(secret, NOW);
  const older = `1${stamp.slice(1)}`;

  expect(readFormStamp(secret, older)).toEqual({ kind: 'forged' });
  expect(readFormStamp(`${secret}!`, stamp)).toEqual({ kind: 'forged' });
});

test.each(['', 'nonsense', '3f0c2b1a-9d4e-4c6f-8a7b-1234567890ab'])('%p never claimed to be a stamp', (key) => {
  expect(readFormStamp(secret, key)).toEqual({ kind: 'none' });
});
