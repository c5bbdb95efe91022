import { z } from 'zod';
import { CAR_ID_LENGTH } from '@shared-kit/domain/account/watchlist-limit';
import { MOST_VIEWED_SHOWN } from '@shared-kit/domain/vehicle/viewed-cars';
import { carCardSchema } from '../vehicle/car.contract';

/** GET /api/viewed-cars?ids=a,b: cars that a browser remembers, in that order; those that this site shows no more are left out. */
export const viewedCarsQuerySchema = z.object({
  ids: z
    .string()
    .max(MOST_VIEWED_SHOWN * (CAR_ID_LENGTH + 1))
    .transform((ids) => [...new Set(ids.split(',').filter(Boolean))].slice(0, MOST_VIEWED_SHOWN)),
});
export const viewedCarsSchema = z.object({ cars: z.array(carCardSchema) });
export type ViewedCarCards = z.infer<typeof viewedCarsSchema>;
