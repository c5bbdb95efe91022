import { jest } from '@jest/globals';
import { vehicleSettingsSchema } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import { carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vehicleApi } from '../../api/vehicle.api';
import { VehiclePage } from './vehicle-page';

const MARKUP = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: { url: `p${index}`, thumb: { url: `p${index}` } } }));

/** Every field that may be null, and is. */
const nothing = (): Partial<Car> =>
  Object.fromEntries(
    Object.entries(carSchema.shape)
      .filter(([, field]) => field.safeParse(null).success)
      .map(([name]) => [name, null]),
  );

const cases: [string, Partial<Car>][] = [
  [
    'markup in its words',
    { dealercomments: MARKUP, badge: MARKUP, series: MARKUP, colour: MARKUP, location_name: MARKUP, city: MARKUP },
  ],
  ['a script for a name', { name: MARKUP, make: MARKUP, model: '../..//evil' }],
  ['scripts for features', { standardEquipment: [MARKUP, 'javascript:alert(1)', MARKUP] }],
  ['a script for a video', { video_url: 'javascript:window.hacked=true', external_video_url: MARKUP }],
  ['a video of a foreign host', { external_video_url: 'https://evil.example/watch?v=dQw4w9WgXcQ' }],
  ['a spin of a foreign host', { spin_code: 'https://evil.example/spin', spin_images: [] }],
  ['markup for a spin', { spin_code: `<iframe src="https://evil.example">${MARKUP}` }],
  ['a script for its history', { file: 'javascript:window.hacked=true' }],
  ['no photos', { images: [], thumbnails: [], primary_image_url: null }],
  ['80 photos', { images: pictures(80) }],
  [
    'photos that are addresses',
    { images: [{ image: { url: 'https://evil.example/x.png" onload="alert(1)', thumb: { url: '' } } }] },
  ],
  ['a title of 4 kB', { name: 'x'.repeat(4096), badge: 'y'.repeat(4096) }],
  ['null wherever it may be', nothing()],
  ['a weird price', { price: -5, offer_price: 0, before_price: 1e15, price_type: MARKUP }],
  ['a date that is none', { created_at: 'yesterday', rego_expiry: '2026-99-99', build_date: MARKUP }],
];

function show(car: Partial<Car>) {
  server.use(
    http.get('*/api/cars/:slug', () =>
      HttpResponse.json({ ...aCar(), ...car, canonical_url: 'https://a.example/cars/x' }),
    ),
    http.get('*/api/cars/:slug/similar', () => HttpResponse.json({ hits: [] })),
    http.get('*/cars/:slug/view.json', () => HttpResponse.json({ views: 1, car_fields: aCar() })),
    http.get('*/cars/:slug/autogauge', () => HttpResponse.json({})),
  );
  const site = aSite({
    flags: { autogauge: true, print_button: true },
    remotes: { 'mfe-vehicle': vehicleSettingsSchema.parse({ days_listed: true, price_history: true }) },
  });
  return renderWithStore(<VehiclePage />, { apis: [vehicleApi], site, url: '/cars/x', path: '/cars/:slug' });
}

test.each(cases)('a car with %s has a whole page on which nothing of it runs', async (_case, car) => {
  const broken = jest.spyOn(console, 'error').mockImplementation(() => {});
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = show(car);

  const comments = await screen.findByRole('heading', { name: 'Dealer comments', hidden: true });
  // One without a status counts as sold (S4-04): all about it is folded.
  comments.closest('details')?.setAttribute('open', '');
  expect(comments).toBeVisible();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(within(summary).getByRole('heading', { level: 1 })).toBeVisible();
  expect(summary).not.toHaveTextContent(/undefined|NaN|null|\[object/);

  expect(window).not.toHaveProperty('hacked');
  expect(container.querySelectorAll('[onerror], [onload]')).toHaveLength(0);
  for (const script of document.querySelectorAll('script')) expect(script.type).toBe('application/ld+json');
  for (const { href } of container.querySelectorAll<HTMLAnchorElement>('a[href]'))
    expect(href).toMatch(/^(https?:|tel:|mailto:)/);
  for (const { src } of container.querySelectorAll<HTMLImageElement>('img'))
    expect(new URL(src).origin).toBe(location.origin);
  for (const frame of container.querySelectorAll('iframe')) expect(frame.src).not.toContain('evil.example');
  expect(container.innerHTML).not.toMatch(/href="https:\/\/evil/);
  expect(broken.mock.calls.flat().map(String).join('\n')).not.toMatch(/The page|uncaught/i);
  broken.mockRestore();
  noted.mockRestore();
});
