import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost as OWASP asks of scrypt: N = 2^15, r = 8, p = 3; 32 MB and about 0.2 s for each try. */
const COST = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** `salt.key`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, COST);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Takes as long where there is no hash, so that nobody learns by the clock which accounts there are. */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split('.');
  const expected = hash === null ? randomBytes(KEY_BYTES) : Buffer.from(key, 'base64url');
  const given = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), KEY_BYTES, COST);
  return timingSafeEqual(given, expected) && hash !== null;
}
