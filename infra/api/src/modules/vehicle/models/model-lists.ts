import type { Brand, Model, ModelCard, ModelList } from '@shared-kit/contracts/model.contract';

/** The brands of some models, by name. */
export function brandsOf(models: readonly Model[]): Brand[] {
  const bySlug = Map.groupBy(models, ({ make_slug }) => make_slug);
  return [...bySlug]
    .map(([slug, own]) => ({
      id: slug,
      slug,
      name: own[0]?.make ?? slug,
      logo: null,
      types: [...new Set(own.map(({ item_type }) => item_type))],
      model_count: own.length,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
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
