import { vehicleTypes } from '@shared-kit/contracts/vehicle/model.contract';
import type { Brand, Model, ModelCard, ModelList } from '@shared-kit/contracts/vehicle/model.contract';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import type { SiteRange } from './site-range';

/**
 * The brands a site sells new or has for sale, by name, each with its kinds of vehicle and how many. `pictures` has
 * those of vehicles for sale, by the brand's lower-case name, for brands of which no new model has one.
 */
export function brandsOf({ models, stock }: SiteRange, pictures: ReadonlyMap<string, string> = new Map()): Brand[] {
  const newOf = Map.groupBy(models, ({ make_slug: slug }) => slug);
  const stockOf = Map.groupBy(stock, ({ make }) => toSlug(make));
  return [...new Set([...newOf.keys(), ...stockOf.keys()])]
    .map((slug) => {
      const [own, here] = [newOf.get(slug) ?? [], stockOf.get(slug) ?? []];
      const byType = vehicleTypes
        .map((type) => ({
          type,
          model_count: own.filter(({ item_type: kind }) => kind === type).length,
          stock_count: inAll(here.filter(({ kind }) => kind === type)),
        }))
        .filter(({ model_count: models, stock_count: stock }) => models + stock > 0);
      const name = own[0]?.make ?? here[0]?.make ?? slug;
      const picture = pictures.get(name.toLowerCase());
      return {
        id: slug,
        slug,
        name,
        logo: null,
        image: own.find(({ image }) => image !== null)?.image ?? (picture ? { url: picture } : null),
        types: byType.map(({ type }) => type),
        by_type: byType,
        model_count: own.length,
        stock_count: inAll(here),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** One brand with the models of it that are for sale, most first; null for a brand that the site has nothing of. */
export function brandOf(range: SiteRange, slug: string): ModelList['brand'] {
  const brand = brandsOf(range).find((one) => one.slug === slug);
  if (!brand) return null;
  const here = range.stock.filter(({ make }) => toSlug(make) === slug);
  const inStock = [...Map.groupBy(here, ({ model }) => model)].map(([model, rows]) => ({
    model,
    count: inAll(rows),
  }));
  return { ...brand, in_stock: inStock.toSorted((a, b) => b.count - a.count) };
}

function inAll(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Bodies with how many models have them; spellings that differ in case are one, the first stays (S5-11). */
export function bodiesOf(models: readonly Model[]): ModelList['bodies'] {
  const bodies = new Map<string, { name: string; count: number }>();
  for (const { manufacturer_body: body } of models) {
    if (!body) continue;
    const known = bodies.get(body.toLowerCase()) ?? { name: body, count: 0 };
    bodies.set(body.toLowerCase(), { ...known, count: known.count + 1 });
  }
  return [...bodies.values()];
}

export function toModelCard({ model_variants: variants, colours: _colours, ...model }: Model): ModelCard {
  const prices = variants.flatMap(({ dap_min_price: price }) => price ?? []);
  return { ...model, from_price: prices.length > 0 ? Math.min(...prices) : null };
}
