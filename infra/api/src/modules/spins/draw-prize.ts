import { dayIn } from '@shared-kit/domain/time/day-in';
import { keyedHash } from '../../signing/keyed-hash';

export type Prize = { label: string; weight: number; wins: boolean };
type Player = { secret: string; site: string; phone: string; period: string };

const LENGTH_OF = { day: 10, month: 7, year: 4 } as const;
export type SpinPeriod = keyof typeof LENGTH_OF;

/** The period that an instant falls in, by the site's own clock: "2026-11-21", "2026-11" or "2026". */
export function periodOf(now: Date, period: SpinPeriod, timeZone: string): string {
  return dayIn(timeZone, now).slice(0, LENGTH_OF[period]);
}

/**
 * What the wheel gives a phone number in a period: by weight, from a keyed hash of both. Nobody without the secret can
 * foresee it, and asking again (a retry, a second key, another browser) gives the same.
 *
 * @throws {Error} when there are no prizes.
 */
export function drawPrize(prizes: readonly Prize[], { secret, site, phone, period }: Player): Prize & { code: string } {
  const hash = keyedHash(secret, 'spin', site, phone, period);
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  // 48 bits: what the modulus favours is less than one in a hundred million.
  let left = Number.parseInt(hash.slice(0, 12), 16) % whole;
  for (const prize of prizes) {
    left -= prize.weight;
    if (left < 0) return { ...prize, code: hash.slice(12, 20).toUpperCase() };
  }
  throw new Error('A wheel without prizes');
}
