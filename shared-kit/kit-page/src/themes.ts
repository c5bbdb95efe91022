import { themeSchema } from '@shared-kit/contracts/site-config.contract';

/** Six themes as far apart as the contract allows; the demo sites wear them. */
export const themes = [
  { slug: 'coastal', name: 'Coastal Motor Group', theme: { accent: '#0b57d0', brand: '#0e1a2e', font: 'manrope', radius: 'soft' } },
  { slug: 'southport-toyota', name: 'Southport Toyota', theme: { accent: '#c8102e', brand: '#ffffff', onBrand: '#16181d', font: 'inter', radius: 'square' } },
  {
    slug: 'riverside-suzuki',
    name: 'Riverside Suzuki',
    theme: { accent: '#1d3fbb', surface: '#f3f5fb', brand: '#eef1fa', onBrand: '#101935', font: 'outfit', radius: 'round' },
  },
  {
    slug: 'volt',
    name: 'Volt Drive',
    theme: {
      accent: '#58dfa4',
      onAccent: '#06281b',
      ground: '#0f1514',
      surface: '#18201f',
      text: '#f1f5f3',
      muted: '#a3b0ac',
      line: '#2a3533',
      brand: '#0f1514',
      onBrand: '#f1f5f3',
      font: 'figtree',
      radius: 'round',
    },
  },
  {
    slug: 'ironbark-trucks',
    name: 'Ironbark Trucks',
    theme: { accent: '#b93a0a', surface: '#f4f2ee', muted: '#5f5b53', line: '#dedad2', brand: '#22262b', font: 'archivo', radius: 'square' },
  },
  {
    slug: 'wanderer',
    name: 'Wanderer Bikes and Caravans',
    theme: { accent: '#0f6b63', ground: '#fffdf9', surface: '#f6f0e6', text: '#1d1b16', muted: '#655f52', line: '#e6dfd1', brand: '#123430', onBrand: '#fdf8ee', font: 'sora', radius: 'soft' },
  },
].map(({ theme, ...site }) => ({ ...site, theme: themeSchema.parse(theme) }));
