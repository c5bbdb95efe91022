import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Of scrypt: rounds, size of a block, and how many blocks. One hash takes 128 x N x r bytes. */
export type PasswordCost = { N: number; r: number; p: number };

/** As OWASP asks of scrypt: 32 MB and about 0.2 s for each try. */
const OWASP_COST: PasswordCost = { N: 32_768, r: 8, p: 3 };
const MAX_BYTES = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const derive = promisify<string, Buffer, number, PasswordCost & { maxmem: number }, Buffer>(scrypt);

export type Passwords = {
  /** `salt.key`, both base64url. */
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash, so that nobody learns by the clock which accounts there are. */
  isPasswordOf(hash: string | null, password: string): Promise<boolean>;
};

/** Passwords hashed at this cost. A hash does not name its cost: one instance has one. */
export function passwordsBy(cost: PasswordCost = OWASP_COST): Passwords {
  const keyOf = (password: string, salt: Buffer) =>
    derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_BYTES });
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await keyOf(password, salt);
      return `${salt.toString('base64url')}.${key.toString('base64url')}`;
    },
    async isPasswordOf(hash, password) {
      const [salt = '', key = ''] = (hash ?? '').split('.');
      const expected = hash === null ? randomBytes(KEY_BYTES) : Buffer.from(key, 'base64url');
      const given = await keyOf(password, Buffer.from(salt, 'base64url'));
      return timingSafeEqual(given, expected) && hash !== null;
    },
  };
}
