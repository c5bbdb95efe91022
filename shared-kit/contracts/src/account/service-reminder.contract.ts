import { readAmount } from '@shared-kit/domain/number/read-amount';
import { KM_A_YEAR } from '@shared-kit/domain/account/service-due';
import { z } from 'zod';

const MOST_KM = 2_000_000;
const MOST_MONTHS = 60;

/** An empty field says nothing. */
const typedDay = z
  .string()
  .trim()
  .max(10)
  .default('')
  .refine((text) => text === '' || isDay(text), 'Write a day, like 2027-03-31')
  .transform((text) => text || null);

const typedNumber = (most: number, words: string) =>
  z
    .string()
    .max(20)
    .default('')
    .transform((text) => (text.trim() === '' ? null : readAmount(text)))
    .refine((number) => number === null || (Number.isInteger(number) && number >= 0 && number <= most), words);

const km = typedNumber(MOST_KM, 'Write whole kilometres, like 45,000');

/** POST /api/my-services: by a plain form. When it is due is said in one of three ways, or in several: then the earliest counts. */
export const keepServiceBodySchema = z
  .object({
    vehicle: z
      .string()
      .trim()
      .min(1, 'Say which vehicle')
      .max(80, 'At most 80 characters')
      .refine((text) => !text.includes('\0'), 'Take out what is no text'),
    due_on: typedDay,
    km_now: km,
    km_due: km,
    km_a_year: km.transform((typed) => typed || KM_A_YEAR),
    last_on: typedDay,
    every_months: typedNumber(MOST_MONTHS, 'Write months, from 1 to 60'),
  })
  .refine(
    ({ due_on: day, km_now: now, km_due: due, last_on: last, every_months: months }) =>
      day !== null || (now !== null && due !== null) || (last !== null && Boolean(months)),
    {
      path: ['due_on'],
      message: 'Say when: a day, kilometres now and at the service, or the last service and how often',
    },
  );
export type KeepServiceBody = z.infer<typeof keepServiceBodySchema>;

/** POST /api/my-services/remove. */
export const removeServiceBodySchema = z.object({ id: z.uuid() });

/** GET /api/my-services: the next first. `due` in words on the site's clock; `told`: the reminder has gone out. */
export const myServicesSchema = z.object({
  services: z.array(z.object({ id: z.string(), vehicle: z.string(), due: z.string(), told: z.boolean() })),
  /** How the shopper hears of anything: "emails and texts"; empty where they agreed to none. */
  channels: z.string(),
});
export type MyServices = z.infer<typeof myServicesSchema>;

function isDay(text: string): boolean {
  const read = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}
