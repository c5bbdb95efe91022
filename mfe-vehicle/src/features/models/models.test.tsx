import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColourPicker } from './colour-picker';
import { ModelCard, modelHref } from './model-card';
import { VariantCards } from './variant-cards';

const variant = (name: string) => ({
  id: name,
  full_name: `Toyota HiLux ${name}`,
  series: null,
  name,
  fuel: null,
  features: Array.from({ length: 10 }, (_, index) => `Feature ${index + 1}`),
  image: null,
  dap_min_price: 50_000,
  dap_max_price: 52_000,
});
const colours = ['White', 'Red', 'Blue'].map((name) => ({
  name,
  hexCode: '#aabbcc',
  photo_url: `ute-${name.toLowerCase()}`,
  oem_id: null,
  model_variant_name: name === 'Blue' ? 'SR5' : null,
}));
const hilux = (facts: Partial<Model> = {}): Model =>
  modelSchema.parse({
    name: 'HiLux',
    slug: 'toyota-hilux',
    make: 'Toyota',
    make_slug: 'toyota',
    model_variants: [variant('SR5'), variant('SR')],
    colours,
    ...facts,
  });

test.each([
  [2, false, false],
  [3, true, false],
  [4, true, true],
])('%i variants: a slider %s, arrows %s', (count, slider, arrows) => {
  const names = ['A', 'B', 'C', 'D'].slice(0, count);
  renderWithStore(<VariantCards model={hilux({ model_variants: names.map(variant) })} />);

  expect(screen.getByRole('list', { name: 'Variants' }).hasAttribute('data-slider')).toBe(slider);
  expect(screen.queryByRole('button', { name: 'Next variants' }) !== null).toBe(arrows);
});

test('eight features, then the rest on request; a quote names model and variant', () => {
  renderWithStore(<VariantCards model={hilux({ model_variants: [variant('SR5')] })} />);

  expect(screen.getByText('Feature 8')).toBeVisible();
  expect(screen.getByText('Feature 9')).not.toBeVisible();
  expect(screen.getByText('View more')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
    'href',
    '/models/order-now?model_id=toyota-hilux&model_name=HiLux&vehicle=Toyota+HiLux+SR5',
  );
});

test('of two variants each begins with what the other lacks', () => {
  const [plain, rich] = [variant('SR'), { ...variant('SR5'), features: ['Feature 1', 'Feature 2', 'Sunroof'] }];
  renderWithStore(<VariantCards model={hilux({ model_variants: [plain, rich] })} />);

  const [, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(
    within(second!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sunroof', 'Feature 1', 'Feature 2']);
});

test('what is coming soon cannot be quoted: its picture leads to the form', () => {
  renderWithStore(<VariantCards model={hilux({ status: 'coming_soon', model_variants: [variant('SR5')] })} />);

  expect(screen.queryByRole('link', { name: 'Get a Quote' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Toyota HiLux SR5' })).toHaveAttribute('href', '#quote');
});

test('colours go round, and another variant starts again with its own', async () => {
  renderWithStore(<ColourPicker model={hilux()} />);
  const swatches = () => within(screen.getByRole('group', { name: 'Colours' })).getAllByRole('button');
  const chosen = () => swatches().find((swatch) => swatch.getAttribute('aria-pressed') === 'true');
  expect(swatches()).toHaveLength(3);

  await userEvent.click(screen.getByRole('button', { name: 'Previous colour' }));
  expect(chosen()).toHaveAccessibleName('Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Next colour' }));
  expect(chosen()).toHaveAccessibleName('White');
  await userEvent.click(screen.getByRole('button', { name: 'Red' }));
  expect(screen.getByRole('img', { name: 'Toyota HiLux in Red' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'SR' }));
  expect(swatches().map((swatch) => swatch.getAttribute('aria-label'))).toEqual(['White', 'Red']);
  expect(chosen()).toHaveAccessibleName('White');
});

test('many colours in three bodies are chosen by body first', async () => {
  const cabs = ['single_cab', 'extra_cab', 'dual_cab'] as const;
  const many = cabs.flatMap((oem_id) =>
    Array.from({ length: 6 }, (_, index) => ({ ...colours[0]!, name: `${oem_id} ${index}`, oem_id })),
  );
  renderWithStore(<ColourPicker model={hilux({ colours: many })} />);
  expect(screen.getByRole('button', { name: 'single_cab 0' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Dual cab' }));
  expect(screen.getByRole('button', { name: 'dual_cab 5' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'single_cab 0' })).toBeNull();
});

test.each([
  [75, 'x'.repeat(75)],
  [76, `${'x'.repeat(75)}…`],
])('of a description of %i characters its card says at most 75', (length, said) => {
  const card = { ...hilux(), short_description: 'x'.repeat(length), from_price: 39_990, image: null };
  renderWithStore(<ModelCard model={card} />);

  expect(screen.getByText(/^x+…?$/).textContent).toBe(said);
});

test.each([
  [null, '/models/toyota-hilux'],
  ['/hilux', '/hilux'],
  ['https://toyota.example/hilux', 'https://toyota.example/hilux'],
  ['javascript:alert(1)', '/models/toyota-hilux'],
])('a model with the address %s is looked at under %s', (override_url, href) => {
  expect(modelHref(hilux({ override_url }))).toBe(href);
});
