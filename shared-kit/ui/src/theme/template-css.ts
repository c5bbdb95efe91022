import type { Template } from '@shared-kit/contracts/site/template';
import { heroCss } from './hero-css';
import { brand } from './templates/brand';
import { group } from './templates/group';
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
    template === 'yard' ? halvesCss : '',
    template === 'group' ? waysCss : '',
  ]
    .join('')
    .replaceAll(/\/\*.*?\*\/\n/g, '')
    .replaceAll(/\n\s+/g, '\n');
}

/** What one may have come for, as tabs on the search, which is the one that is open. */
const waysCss = `[data-ways] {
  display: flex;
  gap: var(--space-4);
}
[data-ways] a {
  display: grid;
  place-items: center;
  min-width: 5.5rem;
  min-height: var(--target);
  color: var(--text);
  background: var(--line);
  border-radius: var(--radius-control) var(--radius-control) 0 0;
  font-weight: var(--weight-medium);
  text-decoration: none;
}
[data-ways] [aria-current] {
  background: var(--raised);
}
[data-search]:has([data-ways]) form {
  border-start-start-radius: 0;
}
`;

/** Two panels with pictures, one after the other: side by side, each picture above its words. */
const halvesCss = `@media (width >= 64rem) {
  [data-parts] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  [data-parts] > * {
    grid-column: 1 / -1;
  }
  [data-parts] > :has([data-pictured]):has(+ * [data-pictured]) {
    grid-column: 1;
  }
  [data-parts] > :has([data-pictured]) + :has([data-pictured]) {
    grid-column: 2;
  }
  [data-parts] > :has([data-pictured]):has(+ * [data-pictured]) > section {
    max-width: calc(var(--content) / 2 + var(--gutter));
    margin-inline-end: 0;
    padding-inline-end: var(--space-16);
  }
  [data-parts] > :has([data-pictured]) + :has([data-pictured]) > section {
    max-width: calc(var(--content) / 2 + var(--gutter));
    margin-inline-start: 0;
    padding-inline-start: var(--space-16);
  }
  [data-parts] > :is(:has([data-pictured]):has(+ * [data-pictured]), :has([data-pictured]) + :has([data-pictured])) [data-pictured] {
    grid-template-columns: none;
    gap: var(--space-24);
  }
}
`;

function rule(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
