import { z } from 'zod';
import {
  carSchema,
  carTypeSchema,
  carVariantSchema,
  financeLenderSchema,
  hotspotSchema,
} from '@shared-kit/contracts/vehicle/car.contract';
import { CAR_ID_LENGTH } from '@shared-kit/domain/account/watchlist-limit';
import { yearIn } from '@shared-kit/domain/time/year-in';
import {
  flag,
  optionalInstant,
  optionalNumber,
  optionalText,
  optionalWhole,
  requiredText,
  textList,
} from './feed-values';

const money = () => optionalWhole(0, 20_000_000);

const variantSchema = z
  .object({
    cylinders: optionalWhole(0, 16),
    enginesize: optionalText(),
    enginesize_litres: optionalNumber(0, 30),
    induction: optionalText(),
    geartype: optionalText(),
    fuelconsumptioncombined: optionalNumber(0, 100),
    fuelcapacity: optionalNumber(0, 2_000),
    grossvehiclemass: optionalNumber(0, 100_000),
    vehiclelength: optionalNumber(0, 40_000),
    vehicleheight: optionalNumber(0, 10_000),
    vehiclewidth: optionalNumber(0, 10_000),
    towingcapacitybraked: optionalNumber(0, 100_000),
    bodyconfiguration: optionalText(),
    torque: optionalText(),
    ancaprating: optionalNumber(0, 5),
  } satisfies Record<keyof typeof carVariantSchema.shape, z.ZodType>)
  .optional();

/** A feed is a group's, of any state: the year is Sydney's, where it begins first. */
const lastYear = () => yearIn('Australia/Sydney', new Date()) + 2;

/**
 * One row of a stock feed in our own field names (S3-01). Only `stocknum`,
 * `year`, `make`, `model` and `car_type` must be given. Prices are whole dollars including GST.
 * What our side derives (path, thumbnails, repayments, ...) is no part of a feed.
 */
export const feedCarSchema = z.object({
  /** The feed's own stable id. Without one, dealership and stock number identify a car. */
  id: optionalText(CAR_ID_LENGTH),
  stocknum: requiredText(40),
  year: z.preprocess(
    (value) => (value === '' || value === null || value === undefined ? undefined : Number(value)),
    z
      .int({ error: (issue) => (issue.input === undefined ? 'missing' : 'not a year') })
      .min(1900, 'before 1900')
      .refine((year) => year <= lastYear(), 'in the future'),
  ),
  make: requiredText(60),
  model: requiredText(80),
  badge: optionalText(120),
  series: optionalText(60),
  colour: optionalText(60),
  interior_colour: optionalText(60),
  car_type: z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), carTypeSchema),
  item_type: optionalText(40),
  status: optionalText(40),
  price: money(),
  before_price: money(),
  offer_price: money(),
  subscription_price: money(),
  price_type: optionalText(60),
  preorder: flag(false),
  km: optionalWhole(0, 3_000_000),
  gearnum: optionalWhole(0, 24),
  trans: optionalText(80),
  simple_transmission: optionalText(40),
  bodyconfiguration: optionalText(80),
  simple_body: optionalText(60),
  fuel: optionalText(60),
  simple_fuel: optionalText(40),
  drive: optionalText(60),
  simple_drive: optionalText(40),
  seats: optionalWhole(0, 80),
  doors: optionalWhole(0, 10),
  engine_size: optionalText(40),
  engine_size_litres: optionalNumber(0, 30),
  vin: optionalText(40),
  nvic: optionalText(40),
  regplate: optionalText(20),
  rego_expiry: optionalText(40),
  build_date: optionalText(40),
  compliance_date: optionalText(40),
  tag: optionalText(60),
  reserved: flag(false),
  certified: flag(false),
  created_at: optionalInstant,
  sold_date_timestamp: optionalInstant,
  views: optionalWhole(0, 100_000_000),
  custom_rank: optionalWhole(-1_000_000, 1_000_000),
  show_on_dealer_website: flag(true),
  images: textList,
  video_url: optionalText(2_000),
  external_video_url: optionalText(2_000),
  spin_images: textList,
  spin_code: optionalText(200),
  spin_interior_image: optionalText(2_000),
  hotspots: z.array(hotspotSchema).default([]),
  standardEquipment: textList,
  dealercomments: optionalText(20_000),
  file: optionalText(2_000),
  dealership_slug: optionalText(80),
  location_id: optionalText(80),
  location_name: optionalText(120),
  city: optionalText(80),
  state: optionalText(20),
  private_suburb: optionalText(80),
  private_postcode: optionalText(10),
  carsales_title: optionalText(200),
  average_market_price: money(),
  state_average_market_price: money(),
  specifications: carSchema.shape.specifications,
  variant: variantSchema,
  finance_lenders: z.record(z.string(), financeLenderSchema).default({}),
});
export type FeedCar = z.infer<typeof feedCarSchema>;

/** Names a mapping may fill: every field above, and `variant.x`. */
export const feedFieldNames: ReadonlySet<string> = new Set([
  ...Object.keys(feedCarSchema.shape),
  ...Object.keys(carVariantSchema.shape).map((field) => `variant.${field}`),
]);
