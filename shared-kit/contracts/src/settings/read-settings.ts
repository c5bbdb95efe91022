import type { z } from 'zod';

/** A schema of settings by name, each with a default. */
type SettingsSchema = z.ZodObject;

/**
 * A remote's part of a site's configuration, as it is stored, read by a schema: a value that the schema does not take, or
 * that nobody set, is the schema's default. What a site stores was checked by the version that was served then.
 */
export function readSettings<Schema extends SettingsSchema>(schema: Schema, stored: unknown): z.infer<Schema> {
  const read = schema.safeParse(stored ?? {});
  if (read.success) return read.data;
  const faulty = new Set(read.error.issues.map(({ path: [name] }) => name));
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return schema.parse(Object.fromEntries(entries.filter(([name]) => !faulty.has(name))));
}
