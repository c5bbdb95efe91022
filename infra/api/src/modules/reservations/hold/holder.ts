import type { FastifyRequest } from 'fastify';
import { phoneE164 } from '@shared-kit/domain/phone/format-phone';
import { addressRange } from '@shared-kit/domain/http/address-range';
import type { Config } from '../../../config';
import { keyedHash } from '../../../signing/keyed-hash';
import { isProvenPhone } from '../../../plugins/signed-in-phone';
import { mailbox } from '../../../text/mailbox';
import type { TenantSite } from '../../../plugins/tenant';

/** Who asks for a hold, by keyed hashes: enough to count, not to read. */
export type Holder = {
  phoneHash: string;
  emailHash: string;
  rangeHash: string;
  /** Signed in at this site with the phone they typed: a code proved it. */
  phoneProven: boolean;
};

type Asking = {
  request: Pick<FastifyRequest, 'site' | 'ip'>;
  typed: { phone: string; email: string };
  /** E.164 of who is signed in. */
  signedIn: string | null;
};

/** A holder's hashes are those of a group: its cars are shared by its sites. */
export function holderOf(secret: string, { request: { site, ip }, typed, signedIn }: Asking): Holder {
  const phone = phoneE164(typed.phone) ?? typed.phone;
  const hashOf = (what: string, value: string) => keyedHash(secret, `hold-${what}`, site.group_slug, value);
  return {
    phoneHash: phoneHashOf(secret, site, phone),
    emailHash: hashOf('email', mailbox(typed.email)),
    rangeHash: hashOf('range', addressRange(ip)),
    phoneProven: isProvenPhone(typed.phone, signedIn),
  };
}

/** Of a phone in E.164, at all sites of a group. */
export function phoneHashOf(secret: string, site: Pick<TenantSite, 'group_slug'>, phone: string): string {
  return keyedHash(secret, 'hold-phone', site.group_slug, phone);
}

/** How many cars may be held without a deposit. What exceeds one of the last two needs a proven phone. */
export type HoldLimits = {
  /** Begun within a day by one phone or e-mail address and not paid. Twice as many with a proven phone. */
  aDay: number;
  /** At the same time from one range of addresses: several families behind one router. */
  perRange: number;
  /** At the same time at one site. */
  perSite: number;
};

export function holdLimits(config: Config): HoldLimits {
  return {
    aDay: config.HOLDS_A_DAY_PER_SHOPPER,
    perRange: config.HOLDS_AT_ONCE_PER_RANGE,
    perSite: config.HOLDS_AT_ONCE_PER_SITE,
  };
}
