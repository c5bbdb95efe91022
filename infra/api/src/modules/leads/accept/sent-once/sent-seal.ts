import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { SENT_PATH } from '@shared-kit/domain/form/form-path';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import { z } from 'zod';
import { isExpected, signatureOf } from '../../../../signing/signature';

const PURPOSE = 'sent';
/** Long enough for a reload in the evening; whoever finds the address later has sent nothing. */
const LIFETIME_HOURS = 24;

/** In this order, without names: it stands in an address. The time is in hours since 1970: a retry gets the same answer. */
const sealedSchema = z.tuple([
  z.string(),
  z.string(),
  z.number(),
  z.string().optional(),
  z.array(z.string()).optional(),
]);

/** Form, place and the id of the vehicle it was about, empty for none, with those of others that it asked about too. */
type Sealed = { form: string; place: string; car: string; also: readonly string[] };

/**
 * The page that thanks for a form, with a proof that one was sent: signed, so that nobody is thanked for nothing, and
 * without the lead, so that one that is held back looks like any other.
 */
export function successAddress(
  secret: string,
  site: string,
  { form, place, car, also }: Sealed,
  now = Date.now(),
): string {
  const { id } = postedForm(form);
  const cars = [...(car ? [car] : []), ...(car && also.length > 0 ? [also] : [])];
  const text = Buffer.from(JSON.stringify([id, place, Math.floor(now / HOUR_MS), ...cars])).toString('base64url');
  const query = new URLSearchParams({ form: id, sent: `${text}.${signatureOf(secret, PURPOSE, site, text)}` });
  return `${SENT_PATH}?${query.toString()}`;
}

/** What was sent, for the proof of it; null for one that is not ours, of another site or too old. */
export function readSent(secret: string, site: string, proof: string, now = Date.now()): Sealed | null {
  const [text = '', signature = ''] = proof.split('.');
  if (!isExpected(signature, signatureOf(secret, PURPOSE, site, text))) return null;
  const [form, place, at, car = '', also = []] = sealedSchema.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  return Math.floor(now / HOUR_MS) - at <= LIFETIME_HOURS ? { form, place, car, also } : null;
}
