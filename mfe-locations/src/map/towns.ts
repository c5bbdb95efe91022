import type { Coordinates } from '@shared-kit/domain/place/haversine';

/** What a map names so that one knows where one looks; `near` only where it shows no more than a state's corner. */
type Town = Coordinates & { name: string; near?: true };

export const towns: readonly Town[] = [
  { name: 'Brisbane', lat: -27.47, long: 153.02 },
  { name: 'Sydney', lat: -33.87, long: 151.21 },
  { name: 'Melbourne', lat: -37.81, long: 144.96 },
  { name: 'Adelaide', lat: -34.93, long: 138.6 },
  { name: 'Perth', lat: -31.95, long: 115.86 },
  { name: 'Darwin', lat: -12.46, long: 130.84 },
  { name: 'Hobart', lat: -42.88, long: 147.33 },
  { name: 'Cairns', lat: -16.92, long: 145.77 },
  { name: 'Townsville', lat: -19.26, long: 146.82 },
  { name: 'Rockhampton', lat: -23.38, long: 150.51 },
  { name: 'Gold Coast', lat: -28.02, long: 153.4, near: true },
  { name: 'Noosa', lat: -26.4, long: 153.09, near: true },
  { name: 'Newcastle', lat: -32.93, long: 151.78, near: true },
  { name: 'Geelong', lat: -38.15, long: 144.36, near: true },
];
