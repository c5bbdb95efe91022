import { vehicleSettingsSchema } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { VehicleMedia } from './vehicle-media';

const turning = Array.from({ length: 36 }, (_, index) => `frame-${index}`);

// Frames are on their way.
beforeEach(() => server.use(http.get('*/img/:id', () => new Promise<never>(() => {}))));

function show(car: Partial<ShownCar>, flags: Parameters<typeof aSite>[0] = {}) {
  const told = {
    canonical_url: 'https://a.example/cars/x',
    price_history: [],
    placeholder: null,
    opening: '',
    rating: '',
    shown: '',
  };
  const whole = { ...aCar(car), ...told };
  return renderWithStore(<VehicleMedia car={whole} />, {
    site: aSite({ ...flags, remotes: { 'mfe-vehicle': vehicleSettingsSchema.parse({}) } }),
  });
}
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

test.each([
  ['that neither turns nor has an inside', {}, {}, []],
  ['that turns', { spin_images: turning }, {}, ['Spin*', 'Images']],
  [
    'that turns and has an inside',
    { spin_images: turning, spin_interior_image: 'in' },
    {},
    ['Spin*', 'Images', 'Interior'],
  ],
  [
    'that turns, where pictures come first',
    { spin_images: turning },
    { flags: { gallery_first: true } },
    ['Spin', 'Images*'],
  ],
  ['that a provider we know turns', { spin_code: 'spincar:dealer/vin' }, {}, ['Spin*', 'Images']],
  ['that somebody else turns', { spin_code: 'https://evil.example/x' }, {}, []],
])('the views of a car %s', (_case, car, flags, expected) => {
  show(car, flags);

  const selected = screen.queryByRole('tab', { selected: true })?.textContent;
  expect(tabs().map((name) => (name === selected ? `${name}*` : name))).toEqual(expected);
});

test('who leaves the pictures comes back to the first of them', async () => {
  show({ spin_images: turning });
  await userEvent.click(screen.getByRole('tab', { name: 'Images' }));
  const pictures = () => screen.getByRole('region', { name: 'Pictures' });
  await userEvent.click(within(pictures()).getByRole('button', { name: 'Next picture' }));
  expect(within(pictures()).getByText(/^2 \/ \d/)).toBeVisible();

  await userEvent.click(screen.getByRole('tab', { name: 'Spin' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Images' }));
  expect(within(pictures()).getByText(/^1 \/ \d/)).toBeVisible();
});

test("another provider's turning pictures come only when they are asked for, in a sandbox", async () => {
  const { container } = show({ spin_code: 'spincar:dealer/vin' });
  const start = await screen.findByRole('link', { name: /Look from all sides$/ });
  expect(container.querySelector('iframe')).toBeNull();

  await userEvent.click(start);
  const frame = await screen.findByTitle(/ from all sides$/);
  expect(frame).toHaveAttribute('src', 'https://spins.spincar.com/dealer/vin');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
});
