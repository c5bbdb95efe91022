import type { Template } from '@shared-kit/contracts/site/template';
import { heroCss } from './hero-css';
import { brand } from './templates/brand';
import { group } from './templates/group';
import { ownCss } from './templates/own-css';
import type { Sheet, Tokens } from './templates/sheet';
import { subscription } from './templates/subscription';
import { yard } from './templates/yard';

/** `group` is complete; the others say what differs from it. */
const sheets: Record<Template, Sheet> = { group, brand, subscription, yard };

/** @returns the tokens of a template and the home page's first picture, composed by them; after tokens.css. */
export function templateCss(template: Template, selector = ':root'): string {
  const { all, wide } = sheets[template];
  return [
    rule(selector, { ...group.all, ...all }),
    `@media (width >= 64rem) {\n${rule(selector, { ...group.wide, ...wide })}}\n`,
    heroCss,
    ownCss[template],
  ]
    .join('')
    .replaceAll(/\/\*.*?\*\/\n/g, '')
    .replaceAll(/\n\s+/g, '\n');
}

function rule(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
