import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as it may be logged. Of a statement that failed its error repeats every parameter, and these are what people
 * wrote: what the database said of it stays, the statement and its values do not.
 */
export function withoutParameters(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('A statement failed')) : error;
}
