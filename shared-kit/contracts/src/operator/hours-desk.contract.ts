import { z } from 'zod';
import { problemSchema } from '../http/problem.contract';

const name = z.string().min(1).max(100);
const version = z.int().min(0);
/** As it was typed: what is no time is told beside its field. */
const typed = z.string().max(20);

/**
 * When a location is open. A weekday (0 is Sunday) may have several stretches, one without any is closed; no stretch at all
 * says that nobody knows. A stretch that ends before it begins goes on past midnight. Times are those of the place.
 */
export const writtenHoursSchema = z.strictObject({
  week: z.array(z.strictObject({ weekday: z.int().min(0).max(6), open: typed, close: typed })).max(28),
  holidays: z
    .array(z.strictObject({ date: typed, status: z.enum(['Open', 'Closed']), open: typed, close: typed }))
    .max(60),
});
export type WrittenHours = z.infer<typeof writtenHoursSchema>;

/** GET /api/hours?site=…: the locations that the site shows. */
export const hoursOfSiteSchema = z.object({ site: name });
export const hoursListSchema = z.object({
  places: z.array(z.object({ slug: z.string(), name: z.string(), version })),
});
export type HoursList = z.infer<typeof hoursListSchema>;

/** GET /api/hours/of?site=…&location=…, an earlier version where one is named. Version 0 is what the group's file says. */
export const hoursAskedSchema = z.object({
  site: name,
  location: name,
  version: z.coerce.number().int().min(0).optional(),
});
export const hoursDetailSchema = z.object({
  location: z.string(),
  name: z.string(),
  newest: version,
  hours: writtenHoursSchema,
  /** Newest first; `by` is empty for what came from the group's file. */
  versions: z.array(z.object({ version, by: z.string(), at: z.iso.datetime({ offset: true }) })),
  /** The sites that show the location, by name: what is saved is seen on all of them. */
  sites: z.array(z.object({ name: z.string(), isTheirs: z.boolean() })).optional(),
  /** Who else has it open now, by name. */
  others: z.array(z.string()).optional(),
});
export type HoursDetail = z.infer<typeof hoursDetailSchema>;

/** POST /api/hours: `base` is the version that was looked at. */
export const saveHoursSchema = z.strictObject({ site: name, location: name, base: version, hours: writtenHoursSchema });
export const hoursSavedSchema = z.object({ version });

/** 409: somebody saved them meanwhile. Nothing was done. */
export const hoursConflictSchema = problemSchema.extend({ newest: version, by: z.string() });
