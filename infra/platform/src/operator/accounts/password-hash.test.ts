import { scryptSync } from 'node:crypto';
import { passwordsBy } from './password-hash';

const cheap = passwordsBy({ N: 16, r: 8, p: 1 });

test('unless told otherwise a password is hashed at the cost that OWASP asks of scrypt', async () => {
  const [salt = '', key = ''] = (await passwordsBy().hash('correct horse, battery')).split('.');

  const expected = scryptSync('correct horse, battery', Buffer.from(salt, 'base64url'), 32, {
    ...{ N: 2 ** 15, r: 8, p: 3 },
    maxmem: 2 ** 26,
  });
  expect(key).toBe(expected.toString('base64url'));
});

test('a hash is that of its own password, whichever way its letters are composed, and of no other', async () => {
  const hash = await cheap.hash('Zoë and the horse');

  expect(await cheap.isPasswordOf(hash, 'Zoe\u0308 and the horse')).toBe(true);
  expect(await cheap.isPasswordOf(hash, 'Zoe and the horse')).toBe(false);
  expect(await cheap.hash('Zoë and the horse')).not.toBe(hash);
});

test('without a hash no password is right', async () => {
  expect(await cheap.isPasswordOf(null, '')).toBe(false);
});
