import { z } from 'zod';

/** GET /api/spins/{token}: what a play of the wheel gave. */
export const spinSchema = z.object({ prize: z.string(), wins: z.boolean(), code: z.string(), played_on: z.string() });
export type SpinView = z.infer<typeof spinSchema>;
