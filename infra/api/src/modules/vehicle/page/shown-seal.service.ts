import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { z } from 'zod';
import type { TenantSite } from '../../../plugins/tenant';
import { isExpected, signatureOf } from '../../../signing/signature';
import { onCarCard, onVehiclePage } from './on-page.service';
import type { OnPage } from './on-page.service';

/** What a page said of its vehicle, and when we told it so. */
export type Shown = OnPage & { as: 'page' | 'card'; at: string };

const PURPOSE = 'shown';

/** In this order, without names: it travels in every page of a vehicle. The time is in seconds since 1970. */
const sealedSchema = z.tuple([
  z.enum(['page', 'card']),
  z.number(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.tuple([z.number(), z.number(), z.number(), z.number(), z.string().nullable()]).nullable(),
  // What makes the repayment small; left out by pages of an older release.
  z.string().optional(),
]);

/**
 * What a page drawn from the same answer says of a car, signed: forms send it back, so that a lead keeps what was shown
 * although price, tag and rates change meanwhile, and nobody can claim another price.
 */
export function sealShown(secret: string, site: TenantSite, car: Car, as: Shown['as'], now = new Date()): string {
  const shown = as === 'page' ? onVehiclePage(car, site, now) : onCarCard(car, site.config);
  const { price, priceKind, priceType, tag, repayment } = shown;
  const rates = repayment && [
    ...[repayment.amount, repayment.periodsPerYear, repayment.interestRate, repayment.comparisonRate],
    repayment.lender,
  ];
  const told = [
    as,
    Math.floor(now.getTime() / 1000),
    price,
    priceKind,
    priceType,
    tag,
    rates,
    ...(repayment?.terms ? [repayment.terms] : []),
  ];
  const text = Buffer.from(JSON.stringify(told)).toString('base64url');
  return `${text}.${signatureOf(secret, PURPOSE, site.slug, car.id, text)}`;
}

/** What was sealed for this car on this site; null for anything else. */
export function readShown(secret: string, site: string, carId: string, sealed: string): Shown | null {
  const [text = '', signature = ''] = sealed.split('.');
  if (!isExpected(signature, signatureOf(secret, PURPOSE, site, carId, text))) return null;
  const told = sealedSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!told.success) return null;
  const [as, at, price, priceKind, priceType, tag, rates, terms] = told.data;
  return {
    as,
    at: new Date(at * 1000).toISOString(),
    price,
    priceKind,
    priceType,
    tag,
    repayment: ratesOf(rates, terms),
  };
}

function ratesOf(rates: z.infer<typeof sealedSchema>[6], terms: string | undefined): OnPage['repayment'] {
  if (!rates) return null;
  const [amount, periodsPerYear, interestRate, comparisonRate, lender] = rates;
  return { amount, periodsPerYear, interestRate, comparisonRate, lender, ...(terms !== undefined && { terms }) };
}
