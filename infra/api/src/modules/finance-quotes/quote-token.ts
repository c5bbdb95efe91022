import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import type { QuotedLoan, QuotedVehicle } from '@shared-kit/contracts/finance/finance-quote.contract';
import { quotedLoanSchema, quotedVehicleSchema } from '@shared-kit/contracts/finance/finance-quote.contract';
import { z } from 'zod';
import { isExpected, signatureOf } from '../../signing/signature';

const PURPOSE = 'finance-quote';

/** What a link stands for: figures and vehicle as they were at a minute. Nothing of a person. */
export type QuoteRecord = { at: Date; loan: QuotedLoan; vehicle: QuotedVehicle | null };

/** In this order, without names, as it stands in an address; the first is the version of the order. */
const packedSchema = z.tuple([
  z.literal(1),
  z.number().int(),
  z.array(z.unknown()).nullable(),
  z.array(z.number()),
  z.array(z.tuple([z.string(), z.number(), z.enum(['loan', 'month'])])),
  // Only where it is known whether the vehicle stands for the loan: links of before have none.
  z.boolean().nullish(),
  // Only where more is owed on the trade-in than it brings.
  z.number().optional(),
]);

const NUMBERS = [
  ...['amount', 'deposit', 'trade_in', 'residual', 'term', 'interest', 'frequency'],
  ...['repayment', 'comparison', 'total'],
] as (keyof Omit<QuotedLoan, 'fees' | 'secured' | 'shortfall'>)[];

/** The figures in an address, with a signature for this site: what they were can be read years later, and not changed. */
export function quoteToken(secret: string, site: string, { at, loan, vehicle }: QuoteRecord): string {
  const packed: z.infer<typeof packedSchema> = [
    1,
    Math.floor(at.getTime() / MINUTE_MS),
    vehicle && [vehicle.id, vehicle.name, vehicle.price, vehicle.price_text],
    NUMBERS.map((name) => loan[name]),
    loan.fees.map(({ name, amount, each }) => [name, amount, each]),
    ...toldLast(loan),
  ];
  const text = Buffer.from(JSON.stringify(packed)).toString('base64url');
  return `${text}.${signatureOf(secret, PURPOSE, site, text)}`;
}

/** What few links say, and links of before never. */
function toldLast({ secured, shortfall }: QuotedLoan): [] | [boolean] | [boolean | null, number] {
  if (shortfall !== undefined) return [secured ?? null, shortfall];
  return secured === undefined ? [] : [secured];
}

/** What a link stands for; null for one that nobody signed for this site, or that was changed. */
export function readQuoteToken(secret: string, site: string, token: string): QuoteRecord | null {
  const [text = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isExpected(signature, signatureOf(secret, PURPOSE, site, text))) return null;
  const [, minutes, vehicle, numbers, fees, secured, shortfall] = packedSchema.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  const [id, name, price, price_text] = vehicle ?? [];
  return {
    at: new Date(minutes * MINUTE_MS),
    loan: quotedLoanSchema.parse({
      ...Object.fromEntries(NUMBERS.map((figure, index) => [figure, numbers[index]])),
      fees: fees.map(([fee, amount, each]) => ({ name: fee, amount, each })),
      secured: secured ?? undefined,
      shortfall,
    }),
    vehicle: vehicle && quotedVehicleSchema.parse({ id, name, price, price_text }),
  };
}
