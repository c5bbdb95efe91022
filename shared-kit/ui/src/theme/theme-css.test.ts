import { themeSchema } from '@shared-kit/contracts/site/site-config.contract';
import { contrastRatio } from '@shared-kit/domain/theme/contrast';
import { themeCss } from './theme-css';

function variables(theme: Parameters<typeof themeSchema.parse>[0]): Record<string, string> {
  const sheet = themeCss(themeSchema.parse(theme), 'group');
  return Object.fromEntries(
    [...sheet.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!] as const),
  );
}

const dark = {
  accent: '#58dfa4',
  onAccent: '#06281b',
  ground: '#0f1514',
  surface: '#18201f',
  text: '#f1f5f3',
  muted: '#a3b0ac',
  line: '#2a3533',
};

test.each([
  ['blue on white', { accent: '#0b57d0' }],
  ['a blue that white words only just stand out on', { accent: '#1a73e8' }],
  ['a yellow that no link could have', { accent: '#ffcc00', onAccent: '#16181d' }],
  ['light green on a dark ground', dark],
])('derives readable links, borders and messages from %s', (_case, theme) => {
  const css = variables(theme);

  for (const ground of [css['--ground']!, css['--surface']!]) {
    expect(contrastRatio(css['--accent-text']!, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(css['--line-strong']!, ground)).toBeGreaterThanOrEqual(3);
    for (const role of ['positive', 'warning', 'danger'])
      expect(contrastRatio(css[`--${role}`]!, ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrastRatio(css['--on-accent']!, css['--accent-hover']!)).toBeGreaterThanOrEqual(4.5);
  for (const role of ['positive', 'warning', 'danger']) {
    expect(contrastRatio(css[`--${role}`]!, css[`--${role}-soft`]!)).toBeGreaterThanOrEqual(4.5);
  }
});

test('tells the browser to draw its own parts dark on a dark ground', () => {
  expect(themeCss(themeSchema.parse(dark), 'group')).toContain('color-scheme: dark;');
  expect(themeCss(themeSchema.parse({ accent: '#0b57d0' }), 'group')).toContain('color-scheme: light;');
});

test('names the family with its fallback of the same measures, and the corners', () => {
  const css = variables({ accent: '#0b57d0', font: 'sora', radius: 'square' });

  expect(css['--font']).toMatch(/^'Sora Variable', 'Sora Fallback'/);
  expect(css['--radius-card']).toBe('0px');
});

test('can be limited to a part of a page', () => {
  expect(themeCss(themeSchema.parse({ accent: '#0b57d0' }), 'group', '.preview')).toMatch(/^\.preview \{/);
});

test('moves nothing for who asked for less movement', () => {
  const [before, after = ''] = themeCss(themeSchema.parse({ accent: '#0b57d0' }), 'group').split(
    '@media (prefers-reduced-motion: no-preference)',
  );

  expect(before).not.toMatch(/animation|transition|scale:/);
  expect(after).toContain('scale: 0.98');
});

test('vehicles in a list lie on the paper that a site names, and on the studio’s own where it names none', () => {
  const plain = themeCss(themeSchema.parse({ accent: '#0b57d0' }), 'group');
  const cream = themeCss(themeSchema.parse({ accent: '#0b57d0', studio: '#f8ead2' }), 'group');

  expect(plain).not.toContain('article img');
  expect(cream).toMatch(/article img,\nli > a > img \{\n {2}mix-blend-mode: multiply;/);
  expect(variables({ accent: '#0b57d0', studio: '#f8ead2' })['--studio']).toBe('#f8ead2');
});
