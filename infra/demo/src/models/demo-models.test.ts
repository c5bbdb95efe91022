import { demoModels } from './demo-models';

const group = { dealerships: [{ manufacturers: ['Toyota', 'Honda'] }] as never };
const models = demoModels(group, ({ body, colour }) => [`${body}-${colour}`]);

test('the models that are sold today of the brands a group is franchised for', () => {
  expect(new Set(models.map(({ make }) => make))).toEqual(new Set(['Toyota', 'Honda']));
  expect(new Set(models.map(({ slug }) => slug)).size).toBe(models.length);
});

test('every variant has a name, an id and a price of its own model', () => {
  for (const { name, model_variants: variants } of models) {
    expect({ name, ids: new Set(variants.map(({ id }) => id)).size }).toEqual({ name, ids: variants.length });
    for (const { dap_min_price: min, dap_max_price: max } of variants)
      expect(max ?? 0).toBeGreaterThan(min ?? Infinity);
  }
});

test('a ute’s colours are chosen by cab first', () => {
  const hilux = models.find(({ name }) => name === 'HiLux');

  expect(new Set(hilux?.colours.map(({ oem_id }) => oem_id))).toEqual(new Set(['single_cab', 'extra_cab', 'dual_cab']));
});
