import { z } from 'zod';

/** LOG_LEVEL: the least that a process writes to its log. */
export const logLevelSchema = z.enum(['debug', 'info', 'warn', 'error', 'silent']);

/** What API and shell read alike from their environment: how each starts, ends and logs. */
export const processSettings = {
  DRAIN_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5_000)
    .default(0)
    .describe(
      'Told to stop, API and shell answer on for so long and say at /readyz that they are not ready: longer than a balancer takes to notice.',
    ),
  SPARE: z
    .stringbool()
    .default(false)
    .describe('Stands by: loads everything, and listens once the supervisor says that the one before it has ended.'),
  LOG_LEVEL: logLevelSchema.default('info').describe('How much the process says.'),
};
