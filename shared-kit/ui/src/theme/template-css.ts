import type { Template } from '@shared-kit/contracts/site/template';
import { heroCss } from './hero-css';

/** The studio's wall and floor, at the heights where its pictures have them: a picture goes on without an edge. */
const studio = 'linear-gradient(#d2d2d4, #d9dadc 10%, #e5e6e8 30%, #e7e8ea 50%, #d5d5d7 70%, #cfcfd1 90%, #c6c6c8)';
const onStudio = { '--hero-text': '#16181d', '--hero-muted': '#4b4f58' };

/** A row of the first picture from edge to edge: gutter, two columns, gutter. */
const whole = (area: string, height = 'auto') => `'${area} ${area} ${area} ${area}' ${height}`;

type Tokens = Readonly<Record<string, string>>;

/** What each template sets, on every screen and from a laptop's on. `group` is complete; the others say what differs. */
const sheets: Record<Template, { all: Tokens; wide: Tokens }> = {
  // Dense, white, framed: a marketplace. Words and picture side by side.
  group: {
    all: {
      '--header': 'var(--ground)',
      '--on-header': 'var(--text)',
      '--header-line': '1px solid var(--line)',
      '--hero': `${whole('picture')} ${whole('words')}`,
      '--hero-split': '50%',
      '--hero-words': '2 / 4',
      '--hero-intro': 'var(--hero-words)',
      '--hero-ground': 'var(--surface)',
      '--hero-picture': studio,
      '--hero-height': 'auto',
      '--hero-ratio': '2',
      '--hero-width': '100%',
      '--hero-align': 'start',
      '--hero-room': 'var(--space-16) calc(var(--space-64) + var(--space-16))',
      '--hero-text': 'var(--text)',
      '--hero-muted': 'var(--muted)',
      '--title': 'var(--text-28)',
      '--search-lift': 'calc(-1 * var(--space-64))',
      '--search-width': 'none',
      '--search-ground': 'var(--raised)',
      '--search-shadow': 'var(--shadow-float)',
      '--search-room': 'var(--space-16)',
      '--heading-flow': 'row',
      '--heading-align': 'end',
      '--heading-line': '0',
      '--heading-room': '0',
      '--panel-align': 'start',
      '--h2': 'var(--text-22)',
      '--card-ratio': '3 / 2',
      '--card-least': '17.5rem',
      '--card-row': 'min(78vw, 18rem)',
      '--card-ground': 'none',
      '--card-line': '1px solid var(--line)',
      '--card-inset': 'var(--space-12)',
      '--card-price': 'var(--text-22)',
      '--card-saving': 'var(--positive-soft)',
    },
    wide: {
      '--section': '3.5rem',
      '--hero': "'words words picture picture' 30rem",
      '--hero-words': '2 / 3',
      '--hero-ground': studio,
      '--hero-height': '30rem',
      '--hero-split': '33rem',
      '--hero-room': '0 var(--space-64)',
      ...onStudio,
      '--title': 'var(--text-60)',
      '--search-room': 'var(--space-24)',
      '--h2': 'var(--text-28)',
      '--card-row': 'calc(25% - 1.5rem)',
    },
  },
  // Wide and quiet: words above a picture from edge to edge, then the range.
  brand: {
    all: {
      '--header': 'var(--brand)',
      '--on-header': 'var(--on-brand)',
      '--hero': `${whole('words')} ${whole('picture')}`,
      '--hero-ground': 'var(--ground)',
      '--hero-tint': 'var(--tint)',
      '--hero-ratio': '1.7',
      '--hero-room': 'var(--space-32) var(--space-24)',
      '--title': 'var(--text-36)',
      '--search-lift': 'var(--space-16)',
      '--search-ground': 'none',
      '--search-shadow': 'none',
      '--search-room': '0',
      '--card-line': '0',
      '--card-inset': '0',
      '--card-saving': 'transparent',
      '--card-row': 'min(84vw, 24rem)',
    },
    wide: {
      '--section': '5rem',
      '--hero': `${whole('words')} ${whole('picture', '28rem')}`,
      '--hero-intro': '3 / 4',
      '--hero-ground': 'var(--ground)',
      '--hero-height': '28rem',
      '--hero-split': '48rem',
      '--hero-room': 'var(--space-48) var(--space-32)',
      '--hero-text': 'var(--text)',
      '--hero-muted': 'var(--muted)',
      '--search-lift': 'var(--space-24)',
      '--search-room': '0',
      '--h2': 'var(--text-36)',
      '--card-row': 'calc(100% / 3 - 1.34rem)',
    },
  },
  // A stage: one car under words in the middle, few large cards, a week's price before all.
  subscription: {
    all: {
      '--header': 'var(--ground)',
      '--header-line': '0',
      '--hero': `${whole('words')} ${whole('picture')}`,
      '--hero-ground':
        'radial-gradient(50% 60% at 50% 72%, color-mix(in srgb, var(--accent) 14%, var(--ground)), var(--ground))',
      '--hero-blend': 'var(--blend)',
      '--hero-picture': 'none',
      '--hero-ratio': '1.5',
      '--hero-align': 'center',
      '--hero-room': 'var(--space-32) 0',
      '--hero-mask': 'radial-gradient(closest-side, #000 70%, #0000)',
      '--title': 'var(--text-36)',
      '--search-lift': '0',
      '--search-width': '72rem',
      '--heading-flow': 'column',
      '--heading-align': 'center',
      '--panel-align': 'center',
      '--card-ratio': '16 / 9',
      '--card-least': '24rem',
      '--card-row': 'min(86vw, 30rem)',
      '--card-ground': 'var(--surface)',
      '--card-line': '0',
      '--card-inset': 'var(--space-16)',
      '--card-price': 'var(--text-28)',
      '--card-saving': 'transparent',
    },
    wide: {
      '--section': '5.5rem',
      '--hero': `${whole('words')} ${whole('picture', '28rem')}`,
      '--hero-words': '2 / 4',
      '--hero-ground':
        'radial-gradient(40rem 24rem at 50% 72%, color-mix(in srgb, var(--accent) 14%, var(--ground)), var(--ground))',
      '--hero-height': '28rem',
      '--hero-width': 'min(100%, 60rem)',
      '--hero-room': 'var(--space-48) 0',
      '--hero-text': 'var(--text)',
      '--hero-muted': 'var(--muted)',
      '--search-lift': 'calc(-1 * var(--space-32))',
      '--h2': 'var(--text-36)',
      '--card-row': 'calc(50% - 1rem)',
    },
  },
  // Work: words on the brand's own colour, the picture beside it, headings under a rule.
  yard: {
    all: {
      '--header': 'var(--brand)',
      '--on-header': 'var(--on-brand)',
      '--header-line': '0',
      '--hero': `${whole('words')} ${whole('picture')}`,
      '--hero-ratio': '1.9',
      '--hero-room': 'var(--space-32) var(--space-24)',
      '--hero-panel': 'var(--brand)',
      '--hero-text': 'var(--on-brand)',
      '--hero-muted': 'var(--on-brand-muted)',
      '--title': 'var(--text-36)',
      '--search-lift': '0',
      '--search-ground': 'none',
      '--search-shadow': 'none',
      '--search-room': 'var(--space-16) 0',
      '--heading-line': 'var(--rule)',
      '--heading-room': 'var(--rule-room)',
      '--card-line': '0',
      '--card-inset': '0',
      '--card-saving': 'transparent',
    },
    wide: {
      '--section': '4rem',
      '--hero': "'words words picture picture' 26rem",
      '--hero-height': '26rem',
      '--hero-split': '38rem',
      '--hero-room': '0',
      '--hero-text': 'var(--on-brand)',
      '--hero-muted': 'var(--on-brand-muted)',
      '--title': 'var(--text-48)',
      '--search-lift': '0',
      '--search-room': 'var(--space-24) 0',
      '--card-row': 'calc(100% / 3 - 1.34rem)',
    },
  },
};

/** @returns the tokens of a template and the home page's first picture, composed by them; after tokens.css. */
export function templateCss(template: Template, selector = ':root'): string {
  const { group } = sheets;
  const { all, wide } = sheets[template];
  return [
    rule(selector, { ...group.all, ...all }),
    `@media (width >= 64rem) {\n${rule(selector, { ...group.wide, ...wide })}}\n`,
    heroCss,
    template === 'yard' ? halvesCss : '',
  ].join('');
}

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
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
