import { DAY_S, HOUR_S, MINUTE_S } from '@shared-kit/domain/time/seconds';
import { takeBudget } from '../../db/budget';
import type { Budget } from '../../db/budget';
import type { Tx } from '../../db/db';
import { keyedHash } from '../../signing/keyed-hash';
import type { SmsCaps } from './sms-caps.service';

/** From this part of a cap on, codes go out one by one: whoever asks is asked to wait a minute. */
const PAUSE_FROM = 0.5;

type CodeRequest = {
  site: string;
  /** E.164. */
  phone: string;
  addressRange: string;
  /** Has signed in at this site before: numbers that an attacker makes up have not. */
  isKnown: boolean;
  caps: SmsCaps;
  secret: string;
};

/**
 * `paused`: try again in a minute. `spent`: a cap is reached; which one is for the log, never for the shopper. `waitS`: the
 * seconds until it begins anew.
 */
export type SmsVerdict = { kind: 'allowed' } | { kind: 'paused' | 'spent'; budget: string; waitS: number };

/**
 * Whether one more code may be sent, counted over all sites. Takes from every budget in the same order, so that two
 * requests never wait for each other; what is refused is to be rolled back by the caller.
 */
export async function takeSmsBudget(tx: Tx, request: CodeRequest): Promise<SmsVerdict> {
  const { site, phone, addressRange, isKnown, caps, secret } = request;
  const hashOf = (what: string, value: string) => keyedHash(secret, `sms-${what}`, value);
  const numbers = phone.slice(0, -4);
  const own: Budget[] = [
    // over all sites.
    { name: 'sms-phone-quarter', key: hashOf('phone', phone), seconds: 15 * MINUTE_S, cap: 3 },
    { name: 'sms-phone-day', key: hashOf('phone', phone), seconds: DAY_S, cap: 10 },
    ...(isKnown
      ? []
      : [
          { name: 'sms-numbers', key: hashOf('numbers', numbers), seconds: HOUR_S, cap: caps.perNumberRangeHour },
          {
            ...{ name: 'sms-addresses', key: hashOf('range', addressRange) },
            ...{ seconds: HOUR_S, cap: caps.perAddressRangeHour },
          },
        ]),
  ];
  for (const budget of own) if ((await takeBudget(tx, budget)) === null) return refused('spent', budget);
  // Shoppers who are known have a share of their own: a flood of made-up numbers leaves it to them.
  const who = isKnown ? 'known' : 'new';
  const shared: Budget[] = [
    { name: `sms-site-${who}`, key: site, seconds: HOUR_S, cap: caps.perSiteHour },
    { name: `sms-platform-${who}`, key: '', seconds: HOUR_S, cap: caps.perPlatformHour },
  ];
  for (const budget of shared) {
    const used = await takeBudget(tx, budget);
    if (used === null) return refused('spent', budget);
    if (used > budget.cap * PAUSE_FROM && (await takeBudget(tx, oneByOne(budget))) === null)
      return refused('paused', { ...budget, seconds: MINUTE_S });
  }
  return { kind: 'allowed' };
}

/** Stretches begin at whole multiples of their length, for everybody at once (take_budget of migration 0101). */
function refused(kind: 'paused' | 'spent', { name, seconds }: Budget): SmsVerdict {
  return { kind, budget: name, waitS: seconds - (Math.floor(Date.now() / 1000) % seconds) };
}

/** What is left of an hour's cap, spread over its minutes. */
function oneByOne({ name, key, cap }: Budget): Budget {
  return { name: `${name}-minute`, key, seconds: MINUTE_S, cap: Math.max(1, Math.ceil(cap / 60)) };
}
