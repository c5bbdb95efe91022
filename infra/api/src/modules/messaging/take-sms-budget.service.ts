import { DAY_S, HOUR_S, MINUTE_S } from '@shared-kit/domain/time/seconds';
import { budgetWaitS, takeBudget } from '../../db/budget';
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
 * `paused`: try again in a minute. `spent`: a cap is reached; of which one, the shopper hears only whether it is the number's
 * own (`isOfPhone`), as nothing was sent to it otherwise. `waitS`: the
 * seconds until there is one again.
 */
export type SmsVerdict = { kind: 'allowed' } | { kind: 'paused' | 'spent'; budget: string; waitS: number };

const OF_PHONE = 'sms-phone-';

/** Whether a cap is that of codes to one number. */
export const isOfPhone = (budget: string): boolean => budget.startsWith(OF_PHONE);

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
    { name: `${OF_PHONE}quarter`, key: hashOf('phone', phone), seconds: 15 * MINUTE_S, cap: 3 },
    { name: `${OF_PHONE}day`, key: hashOf('phone', phone), seconds: DAY_S, cap: 10 },
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
  for (const budget of own) if ((await takeBudget(tx, budget)) === null) return spent(tx, budget);
  // Shoppers who are known have a share of their own: a flood of made-up numbers leaves it to them.
  const who = isKnown ? 'known' : 'new';
  const shared: Budget[] = [
    { name: `sms-site-${who}`, key: site, seconds: HOUR_S, cap: caps.perSiteHour },
    { name: `sms-platform-${who}`, key: '', seconds: HOUR_S, cap: caps.perPlatformHour },
  ];
  for (const budget of shared) {
    const used = await takeBudget(tx, budget);
    if (used === null) return spent(tx, budget);
    if (used > budget.cap * PAUSE_FROM && (await takeBudget(tx, oneByOne(budget))) === null)
      return { kind: 'paused', budget: budget.name, waitS: await budgetWaitS(tx, oneByOne(budget)) };
  }
  return { kind: 'allowed' };
}

async function spent(tx: Tx, budget: Budget): Promise<SmsVerdict> {
  return { kind: 'spent', budget: budget.name, waitS: await budgetWaitS(tx, budget) };
}

/** What is left of an hour's cap, spread over its minutes. */
function oneByOne({ name, key, cap }: Budget): Budget {
  return { name: `${name}-minute`, key, seconds: MINUTE_S, cap: Math.max(1, Math.ceil(cap / 60)) };
}
