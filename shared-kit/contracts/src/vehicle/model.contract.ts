import { z } from 'zod';

const text = z.string().nullable().default(null);
const image = z.object({ url: z.string() }).nullable().default(null);

/** Bodies a colour may belong to. */
export const oemIds = ['wagon', 'sedan', 'hatch', 'dual_cab', 'extra_cab', 'single_cab', '2_door', '4_door'] as const;

export const modelColourSchema = z.object({
  name: z.string(),
  photo_url: text,
  hexCode: z.string(),
  oem_id: z.enum(oemIds).nullable().default(null),
  /** The variant it is made for; null: all of them. */
  model_variant_name: text,
});
export type ModelColour = z.infer<typeof modelColourSchema>;

/** `dap_*` are drive-away prices in whole dollars. */
export const modelVariantSchema = z.object({
  id: z.string(),
  full_name: z.string(),
  series: text,
  name: z.string(),
  /** As stock spells it; a site of certain fuels shows no variant that does not say. */
  fuel: text,
  features: z.array(z.string()).default([]),
  image,
  dap_min_price: z.number().nullable().default(null),
  dap_max_price: z.number().nullable().default(null),
});
export type ModelVariant = z.infer<typeof modelVariantSchema>;

export const vehicleTypes = ['car', 'motorcycle', 'truck', 'caravan'] as const;

/** A new model, with the specification's names (S3-01); `make`, `make_slug` and `item_type` are ours. */
export const modelSchema = z.object({
  name: z.string(),
  slug: z.string(),
  make: z.string(),
  make_slug: z.string(),
  item_type: z.enum(vehicleTypes).default('car'),
  status: text,
  image,
  short_description: z.string().default(''),
  manufacturer_body: text,
  /** Its page is elsewhere: a path of the site, or an https address. */
  override_url: text,
  model_variants: z.array(modelVariantSchema).default([]),
  colours: z.array(modelColourSchema).default([]),
});
export type Model = z.infer<typeof modelSchema>;

/** A model in a list. */
export const modelCardSchema = modelSchema.omit({ model_variants: true, colours: true }).extend({
  from_price: z.number().nullable().default(null),
});
export type ModelCard = z.infer<typeof modelCardSchema>;

/** A manufacturer; `logo` is null where a group brings none. */
export const brandSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo: image,
  /** Of one of its new models, else of a vehicle for sale; null where there is none. */
  image,
  types: z.array(z.enum(vehicleTypes)),
  /** New models to order. */
  model_count: z.number().int(),
  /** Vehicles for sale now, of any condition. */
  stock_count: z.number().int().default(0),
  /** The same by kind of vehicle. */
  by_type: z
    .array(z.object({ type: z.enum(vehicleTypes), model_count: z.number().int(), stock_count: z.number().int() }))
    .default([]),
});
export type Brand = z.infer<typeof brandSchema>;

/** GET /api/brands */
export const brandListSchema = z.object({ brands: z.array(brandSchema) });
/**
 * GET /api/models?body=&make= : `bodies` are those of all the site's models, each once (S5-11). `brand` is the make that
 * was asked for, with what of it is for sale now; null for one that the site neither sells new nor has.
 */
export const modelListSchema = z.object({
  models: z.array(modelCardSchema),
  brand: brandSchema
    .extend({ in_stock: z.array(z.object({ model: z.string(), count: z.number().int() })) })
    .nullable()
    .default(null),
  bodies: z.array(z.object({ name: z.string(), count: z.number().int() })),
});
export type ModelList = z.infer<typeof modelListSchema>;
/** GET /api/model-details?name= : what a page needs of a model that it knows by name. */
export const modelDetailsSchema = modelSchema.pick({ colours: true, model_variants: true });
