import type { Theme } from '@shared-kit/contracts/site/site-config.contract';
import { contrastRatio } from './contrast';

type Role = Exclude<keyof Theme, 'font' | 'radius' | 'studio'>;

/** Which colour must be readable on which ground: 4.5 for text, 3 for large shapes (WCAG 1.4.3, 1.4.11). */
const pairs: readonly { role: Role; on: Role; required: number }[] = [
  { role: 'text', on: 'ground', required: 4.5 },
  { role: 'text', on: 'surface', required: 4.5 },
  { role: 'muted', on: 'ground', required: 4.5 },
  { role: 'muted', on: 'surface', required: 4.5 },
  { role: 'onAccent', on: 'accent', required: 4.5 },
  { role: 'onBrand', on: 'brand', required: 4.5 },
  { role: 'accent', on: 'ground', required: 3 },
];

export type ContrastFault = { role: Role; on: Role; ratio: number; required: number };

/** The pairs of a theme's colours that are too close to read. Empty means the theme may be used. */
export function findContrastFaults(theme: Theme): ContrastFault[] {
  return pairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(theme[pair.role], theme[pair.on]) }))
    .filter(({ ratio, required }) => ratio < required);
}
