import { z } from 'zod';

export const carStatusSchema = z.enum(['in_stock', 'coming_soon', 'sold']);
export const carTypeSchema = z.enum(['new', 'used', 'demo']);
export type CarType = z.infer<typeof carTypeSchema>;

const text = z.string().nullable().default(null);
const number = z.number().nullable().default(null);
const flag = z.boolean().default(false);

export const carImageSchema = z.object({
  image: z.object({ url: z.string(), thumb: z.object({ url: z.string() }) }),
});

/** Loan terms one lender offers on one car. Rates in percent a year, money in dollars. */
export const financeLenderSchema = z.object({
  deposit: number,
  termYears: number,
  termMonths: number,
  termWeeks: number,
  termN: number,
  interestRate: number,
  comparisonRate: number,
  establishmentFees: number,
  paymentWeek: number,
  paymentMonth: number,
  balloon: number,
  totalPayable: number,
  /** Paid each month beside the repayments; null where the feed does not say. */
  monthlyFees: number,
  financeProvider: text,
  disclaimer: text,
  /** Whether the vehicle stands for the loan; null where the feed does not say. */
  secured: z.boolean().nullable().optional(),
});
export type FinanceLender = z.infer<typeof financeLenderSchema>;

/**
 * A repayment as it may be shown: with both rates, and with what makes it small (R-LEGAL-01, A-60). Whole dollars, of which
 * `amount` is due `frequency` times a year; percent a year.
 */
export const carRepaymentSchema = z.object({
  amount: z.number().int(),
  frequency: z.literal([52, 26, 12]),
  interestRate: z.number(),
  comparisonRate: z.number(),
  termYears: z.number(),
  deposit: z.number().nullable(),
  /** What of the deposit a vehicle of the shopper's own brings. */
  tradeIn: z.number().exactOptional(),
  balloon: z.number().nullable(),
  /** What is lent. */
  loanAmount: z.number(),
  /** Whether the vehicle stands for the loan; null where the lender does not say. */
  secured: z.boolean().nullable().optional(),
  /** Its rate is the one for excellent credit, of a site that has another one for less (R-LEGAL-08). */
  excellentCredit: z.boolean().optional(),
});
export type CarRepayment = z.infer<typeof carRepaymentSchema>;

/** As a card is stored: one of before releases that asked for term and amount may lack them; no page shows it then. */
const storedRepaymentSchema = carRepaymentSchema.extend({
  termYears: z.number().nullable(),
  loanAmount: z.number().nullish(),
});

/** Where a car stands. */
export const carLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: text,
  slug: z.string(),
  location_type: z.string().default(''),
  city: text,
  state: text,
  address: text,
  distribution_locations: z.array(z.string()).default([]),
});

/**
 * What a results card shows: the part of a Car that search answers with.
 * Prices are whole dollars including GST, `km` is kilometres, `weekly` dollars a week.
 */
export const carCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  path: z.string(),
  name: z.string(),
  year: number,
  make: z.string(),
  model: z.string(),
  badge: text,
  series: text,
  colour: text,
  price: number,
  before_price: number,
  offer_price: number,
  subscription_price: number,
  preorder: flag,
  price_type: text,
  km: number,
  stocknum: z.string(),
  status: z.string().nullable(),
  car_type: carTypeSchema,
  item_type: text,
  tag: text,
  reserved: flag,
  certified: flag,
  created_at: z.string(),
  sold_date_timestamp: number,
  simple_fuel: text,
  simple_body: text,
  simple_transmission: text,
  simple_drive: text,
  seats: number,
  photos_count: z.number().default(0),
  thumbnails: z.array(z.string()).default([]),
  primary_image_url: text,
  dealership_slug: z.string(),
  location_name: text,
  /** Of the place where it stands. Whatever is added here stays optional: cards that are stored lack it until the next import. */
  location_phone: z.string().nullish(),
  city: text,
  state: text,
  custom_rank: z.number().default(0),
  /** Best lender's weekly repayment with its rates; all three null when no estimate may be shown. */
  weekly_repayment: number,
  interest_rate: number,
  comparison_rate: number,
  /** The repayment that a page of this site shows, by `shownRepayment`; null where none may be shown, absent in old cards. */
  repayment: storedRepaymentSchema.nullish(),
  /** Whether there is a lender, of whom no repayment may be shown for the terms asked with (S5-57); never stored. */
  asks_for_finance: z.literal(true).optional(),
  average_market_price: number,
  /** What decides on a truck, a motorcycle or a caravan, in a line (`keyFigures`): 'GVM 4,500 kg'. Absent for cars. */
  figures: z.string().nullish(),
  /**
   * What it costs on the road, as it reads, under a price that government charges are added to (R-LEGAL-02); worked out
   * for who asks and never stored. `amount` is the same total in whole dollars; an older API does not say it.
   */
  drive_away: z.object({ text: z.string(), type: z.string(), amount: z.number().optional() }).nullish(),
  /** What that is worked out from: stored with a card, not shown with it. */
  cylinders: z.number().nullish(),
  rego_expiry: z.string().nullish(),
});
export type CarCard = z.infer<typeof carCardSchema>;

/** A car as a list of cars reads it. */
export type ListedCar = Omit<
  CarCard,
  'colour' | 'custom_rank' | 'dealership_slug' | 'seats' | 'simple_drive' | 'weekly_repayment'
>;

/**
 * Something worth a look on a turning car. `activeAngle` is in degrees from the first of `spin_images`
 * (frame i of n stands at i * 360 / n), `posX` and `posY` in percent of the frame from its upper left.
 * Between two neighbouring positions the point moves with the car; away from all of them it is hidden.
 */
export const hotspotSchema = z.object({
  id: z.string(),
  description: z.string(),
  anchors: z.array(z.string()).default([]),
  positions: z.array(z.object({ activeAngle: z.number(), posX: z.number(), posY: z.number() })),
});

export const carVariantSchema = z.object({
  cylinders: number,
  enginesize: text,
  enginesize_litres: number,
  induction: text,
  geartype: text,
  fuelconsumptioncombined: number,
  fuelcapacity: number,
  grossvehiclemass: number,
  vehiclelength: number,
  vehicleheight: number,
  vehiclewidth: number,
  towingcapacitybraked: number,
  bodyconfiguration: text,
  torque: text,
  ancaprating: number,
});

/** A vehicle, with the specification's field names (S3-01). */
export const carSchema = carCardSchema.extend({
  interior_colour: text,
  gearnum: number,
  trans: text,
  bodyconfiguration: text,
  vin: text,
  nvic: text,
  has_nvic: flag,
  regplate: text,
  rego_expiry: text,
  build_date: text,
  compliance_date: text,
  sold: flag,
  fuel: text,
  drive: text,
  doors: number,
  engine_size: text,
  engine_size_litres: number,
  views: z.number().default(0),
  images: z.array(carImageSchema).default([]),
  video_url: text,
  external_video_url: text,
  spin_images: z.array(z.string()).default([]),
  spin_code: text,
  spin_interior_image: text,
  hotspots: z.array(hotspotSchema).default([]),
  standardEquipment: z.array(z.string()).default([]),
  dealercomments: text,
  file: text,
  dealership_id: z.string(),
  private_suburb: text,
  private_postcode: text,
  carsales_title: text,
  location: carLocationSchema.nullable().default(null),
  show_on_dealer_website: z.boolean().default(true),
  youxQuote: z
    .object({ weeklyRepaymentAmount: z.number(), comparisonRate: z.number(), advertisedRate: z.number() })
    .nullable()
    .default(null),
  autograb_data: z
    .object({ state_average_market_price: number, average_market_price: number })
    .nullable()
    .default(null),
  specifications: z
    .object({
      body_width: number,
      body_length: number,
      tare_weight: number,
      axle_type: text,
      sleeps: number,
      aggregate_trailer_mass: number,
    })
    .nullable()
    .default(null),
  variant: carVariantSchema.nullable().default(null),
  finance_lenders: z.record(z.string(), financeLenderSchema).default({}),
});
export type Car = z.infer<typeof carSchema>;
