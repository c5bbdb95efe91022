import { CAR_ID_LENGTH } from '@shared-kit/domain/account/watchlist-limit';
import { z } from 'zod';
import { carCardSchema, carSchema } from './car.contract';
import { priceChangeSchema } from './price-change.contract';

/** GET /api/cars/{slug}: the car, and what the site it is asked on knows about it. */
export const shownCarSchema = carSchema.extend({
  /** Its one address among the sites of its group: that of the site which owns its dealership. */
  canonical_url: z.string().default(''),
  /** Oldest first; empty where the price never changed or the site shows no history. */
  price_history: z.array(priceChangeSchema).default([]),
  /** A few pixels of the page's first picture as a `data:` address; null until they have been made. */
  placeholder: z.string().startsWith('data:image/').nullable().default(null),
  /** Whether somebody is now where it stands: "Open until 5:00 pm"; empty where nobody knows. */
  opening: z.string().default(''),
  /** What people say of that place: "4.6 out of 5 from 2,841 reviews"; empty where nobody does, or the site hides it. */
  rating: z.string().default(''),
  /** What a page rendered from this answer says of the car, sealed: its forms send it back, and a lead keeps it. */
  shown: z.string().default(''),
});
export type ShownCar = z.infer<typeof shownCarSchema>;

/** GET /api/cars/{slug}/similar-ids: at most six, best first. */
export const similarCarIdsSchema = z.object({ ids: z.array(z.string()) });

/** GET /api/cars/{slug}/similar, and /alternatives where the car itself is not there: at most six, best first. */
export const similarCarsSchema = z.object({ hits: z.array(carCardSchema) });
export type SimilarCars = z.infer<typeof similarCarsSchema>;

/** GET /cars/{slug}/view.json: counts a view, and tells an open page what may have changed since it was rendered. */
export const carViewSchema = z.object({
  views: z.number().int(),
  car_fields: carCardSchema.pick({
    price: true,
    before_price: true,
    offer_price: true,
    subscription_price: true,
    price_type: true,
    drive_away: true,
    status: true,
    tag: true,
    reserved: true,
    photos_count: true,
  }),
});
export type CarView = z.infer<typeof carViewSchema>;

const number = z.number().nullable().default(null);

/**
 * GET {car path}/autogauge: a price beside the prices of comparable vehicles. Whole dollars;
 * `fill` and `confidence` are 0 to 1, `fill` 1 being the cheap end of the range. All null when
 * there is nothing to compare with. `basis` says what the range rests on.
 */
export const autogaugeSchema = z.object({
  fill: number,
  listing_price: number,
  market_range_min: number,
  market_range_max: number,
  confidence: number,
  description: z.string().nullable().default(null),
  basis: z.string().nullable().default(null),
});
export type Autogauge = z.infer<typeof autogaugeSchema>;
/** The same as a page reads it: an answer without a body says as little as one full of nulls (S7-02). */
export const autogaugeAnswerSchema = z.preprocess((answer) => answer ?? {}, autogaugeSchema);

/** POST /api/phone-reveals: a shopper asked to see a dealer's number. */
export const phoneRevealBodySchema = z.object({
  car_id: z.string().min(1).max(CAR_ID_LENGTH),
  dealership_id: z.string().max(80).default(''),
  website_id: z.string().max(80).default(''),
});
export type PhoneRevealBody = z.infer<typeof phoneRevealBodySchema>;
