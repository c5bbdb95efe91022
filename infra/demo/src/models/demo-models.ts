import type { PicturePicker } from '@infra/api/modules/stock/tools.service';
import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { readCatalogue } from '../stock-generator/catalogue';
import type { CatalogueEntry } from '../stock-generator/catalogue';
import { standardEquipment } from '../stock-generator/equipment';
import { Random } from '../stock-generator/random';
import type { DemoGroup } from '../groups/demo-group.contract';
import { modelColours } from './model-colours';
import { toSlug } from '@shared-kit/domain/text/to-slug';

/** What comes on top of a list price on the road, as a share of it. */
const ON_ROAD = 1.06;

/** The models that are sold new today of the brands a group is franchised for, out of the demo's catalogue. */
export function demoModels({ dealerships }: Pick<DemoGroup, 'dealerships'>, pickPictures: PicturePicker): Model[] {
  const franchised = new Set(
    dealerships.flatMap(({ manufacturers }) => manufacturers.map((name) => name.toLowerCase())),
  );
  const current = readCatalogue().filter(
    ({ make, years }) => franchised.has(make.toLowerCase()) && !Number.isFinite(years.to),
  );
  return [...Map.groupBy(current, ({ make, model }) => `${make} ${model}`).values()].map((entries, index) =>
    toModel(entries, index, pickPictures),
  );
}

/** Colours that models are pictured in, one after the other: a range is not all blue. */
const shownIn = ['Red', 'Silver', 'Blue', 'White', 'Green', 'Grey'] as const;

function toModel(entries: readonly CatalogueEntry[], index: number, pickPictures: PicturePicker): Model {
  const [first] = entries;
  if (!first) throw new Error('A model without badges');
  const { make, model: name, body, kind, large, seats } = first;
  const variants = entries.map((entry) => toVariant(entry, nameOf(entry, entries), pickPictures));
  const isNext = index % 23 === 22;
  return modelSchema.parse({
    name,
    slug: toSlug(`${make} ${name}`),
    make,
    make_slug: toSlug(make),
    item_type: kind,
    status: isNext ? 'coming_soon' : null,
    image: imageOf(first, shownIn[index % shownIn.length]!, pickPictures),
    short_description: describe(entries, first),
    manufacturer_body: kind === 'motorcycle' ? 'Motorcycle' : body,
    model_variants: variants,
    colours: modelColours({
      body,
      large: large || seats > 5,
      variants: variants.map(({ name }) => name),
      pickPictures,
    }),
  });
}

/** A badge that is sold with several gearboxes or engines says which. */
function nameOf({ badge, engine }: CatalogueEntry, entries: readonly CatalogueEntry[]): string {
  const same = entries.filter((other) => other.badge === badge);
  if (same.length < 2 || !engine) return badge;
  const gearbox = engine.gearbox === 'Manual' ? 'Manual' : 'Automatic';
  const alike = same.filter((other) => (other.engine?.gearbox === 'Manual') === (engine.gearbox === 'Manual'));
  return `${badge} ${gearbox}${alike.length > 1 ? ` ${engine.litres} L ${engine.fuel}` : ''}`;
}

function toVariant(entry: CatalogueEntry, badge: string, pickPictures: PicturePicker) {
  const { make, model, series, newPrice } = entry;
  const seed = [...`${make}${model}${badge}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2 ** 31;
  return {
    id: toSlug(`${make} ${model} ${badge}`),
    full_name: `${make} ${model} ${badge}`,
    series: series.at(-1) ?? null,
    name: badge,
    fuel: entry.engine?.fuel ?? null,
    features: standardEquipment(new Random(seed), entry, 0),
    image: imageOf(entry, 'White', pickPictures),
    dap_min_price: Math.round((newPrice * ON_ROAD) / 10) * 10,
    dap_max_price: Math.round((newPrice * ON_ROAD * 1.04) / 10) * 10,
  };
}

function imageOf({ body, large, seats }: CatalogueEntry, colour: string, pickPictures: PicturePicker) {
  const [url] = pickPictures({ body, colour, seats: large ? 7 : seats });
  return url ? { url } : null;
}

/** What holds for every variant: a site may show only those of a fuel. */
function describe(entries: readonly CatalogueEntry[], { body, seats, kind }: CatalogueEntry): string {
  const shape = body === 'SUV' ? body : body.toLowerCase();
  const [fuel, ...others] = new Set(entries.map(({ engine }) => engine?.fuel.toLowerCase() ?? ''));
  const how = fuel && others.length === 0 ? `${fuel} ${shape}` : shape;
  const room = kind === 'car' ? ` with ${seats} seats` : '';
  return `${/^([aeio]|SUV)/.test(how) ? 'An' : 'A'} ${how}${room}.`;
}
