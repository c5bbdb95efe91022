import type { Theme } from '@shared-kit/contracts/site/site-config.contract';
import type { Template } from '@shared-kit/contracts/site/template';
import { contrastRatio, mixColours, readableOn, relativeLuminance } from '@shared-kit/domain/theme/contrast';
import { movementCss } from './movement-css';
import { templateCss } from './template-css';

const families: Record<Theme['font'], string> = {
  inter: 'Inter',
  manrope: 'Manrope',
  figtree: 'Figtree',
  archivo: 'Archivo',
  outfit: 'Outfit',
  sora: 'Sora',
};

/** Cards and pictures, controls, chips and tags; in CSS pixels. */
const radii: Record<Theme['radius'], { card: number; control: number; chip: number }> = {
  square: { card: 0, control: 0, chip: 0 },
  soft: { card: 12, control: 10, chip: 999 },
  round: { card: 20, control: 20, chip: 999 },
};

/**
 * What is drawn around things besides their corners: square themes draw lines, round ones tint with the accent. `rule` stands
 * above headings, `tile` is the ground of a small tile, `line` around it.
 */
const edges: Record<Theme['radius'], { rule: string; room: string; tile: string; line: string }> = {
  square: { rule: '3px solid', room: 'var(--space-12)', tile: 'var(--ground)', line: '1px solid var(--line)' },
  soft: { rule: '0', room: '0', tile: 'var(--surface)', line: '0' },
  round: { rule: '0', room: '0', tile: 'var(--accent-soft)', line: '0' },
};

/** Below this a ground counts as dark: the roles a theme does not name turn light. */
const DARK_LUMINANCE = 0.18;

/** Positive, warning and danger are not a theme's to choose; they only turn light on a dark ground. */
const signals = {
  light: { positive: '#14713f', warning: '#8a5200', danger: '#b42318' },
  dark: { positive: '#5fd397', warning: '#f2b756', danger: '#ff8f86' },
};

/**
 * The stylesheet that turns the kit into one site's: the colour roles, what follows from them,
 * the family and the corners, and by its template how its parts are composed. Serve it after tokens.css. `selector` limits it
 * to a part of a page.
 */
export function themeCss(theme: Theme, template: Template, selector = ':root'): string {
  const { accent, onAccent, ground, surface, text, muted, line, brand, onBrand } = theme;
  const isDark = relativeLuminance(ground) < DARK_LUMINANCE;
  const family = families[theme.font];
  const radius = radii[theme.radius];
  const grounds = [ground, surface];

  const variables: Record<string, string> = {
    'color-scheme': isDark ? 'dark' : 'light',
    '--accent': accent,
    '--accent-hover': pressed(theme),
    '--accent-soft': mixColours(accent, ground, 0.1),
    '--accent-text': readableOn(accent, text, [...grounds, mixColours(accent, ground, 0.1)], 4.5),
    '--on-accent': onAccent,
    '--ground': ground,
    '--surface': surface,
    '--raised': isDark ? surface : '#ffffff',
    '--text': text,
    '--muted': muted,
    '--line': line,
    '--line-strong': readableOn(mixColours(text, ground, 0.45), text, grounds, 3),
    '--brand': brand,
    '--on-brand': onBrand,
    '--on-brand-muted': readableOn(mixColours(onBrand, brand, 0.72), onBrand, [brand], 4.5),
    '--focus': text,
    '--font': `'${family} Variable', '${family} Fallback', system-ui, sans-serif`,
    '--radius-card': `${radius.card}px`,
    '--radius-control': `${radius.control}px`,
    '--radius-chip': `${radius.chip}px`,
    ...surroundings(theme, isDark),
  };
  for (const [role, colour] of Object.entries(signals[isDark ? 'dark' : 'light'])) {
    variables[`--${role}`] = colour;
    variables[`--${role}-soft`] = mixColours(colour, ground, 0.1);
  }
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n${templateCss(template, selector)}${movementCss}${theme.studio ? paperCss : ''}`;
}

/** Vehicles in a list, on cards and on tiles, as if photographed before paper of that tone: what is white takes it, what is dark stays. */
const paperCss = `article img,
li > a > img {
  mix-blend-mode: multiply;
}
`;

/** The ground of a pressed button, which keeps its words readable: away from their colour. */
function pressed({ accent, onAccent }: Theme): string {
  const isLight = contrastRatio(onAccent, '#ffffff') < contrastRatio(onAccent, '#000000');
  return mixColours(accent, isLight ? '#000000' : '#ffffff', 0.86);
}

/** What is drawn around things, and what pictures lie on. */
function surroundings(
  { radius, accent, text, ground, studio = '#e9eaec' }: Theme,
  isDark: boolean,
): Record<string, string> {
  const { rule, room, tile, line } = edges[radius];
  return {
    '--rule': rule,
    '--rule-room': room,
    '--tile-ground': tile,
    '--tile-line': line,
    '--tint': radius === 'round' && !isDark ? mixColours(accent, '#ffffff', 0.16) : 'none',
    // A light studio, on which white cars stand out; on a dark ground what a picture waits on is no lamp, nor is the picture.
    '--studio': isDark ? mixColours(text, ground, 0.16) : studio,
    '--picture-dim': isDark ? 'brightness(0.84)' : 'none',
    // A picture of its studio goes into a ground: on a dark one what is lighter stays, on a light one what is darker.
    '--blend': isDark ? 'lighten' : 'multiply',
  };
}
