import type { Template } from '@shared-kit/contracts/site/template';

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
const halvesCss = `[data-parts] {
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > * {
    grid-column: 1 / -1;
  }
  > :has([data-pictured]) {
    &:has(+ * [data-pictured]),
    & + :has([data-pictured]) {
      grid-column: auto;

      > section {
        max-width: calc(var(--content) / 2 + var(--gutter));
        margin-inline: auto 0;
        padding-inline-end: var(--space-12);
      }
      > * > * {
        grid-template-columns: none;
        gap: var(--space-12);
      }
    }
    & + :has([data-pictured]) > section {
      margin-inline: 0 auto;
      padding-inline: var(--space-12) var(--gutter);
    }
  }
}
`;

/** On a phone four reasons in a row are two by two, so that the stock begins sooner. */
const pairsCss = `@media (width < 48rem) {
  :root [data-parts] ul:has(> :nth-child(4) > h3) {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-8);
    font-size: var(--text-14);
  }
}
`;

/** A page begins on the brand's own ground, as high as without. */
const bandCss = `:root header:has(> div > h1) {
  --focus: var(--on-brand);

  margin-block-end: var(--space-8);
  padding-block: 4px;
  background: var(--brand);
  border-image: conic-gradient(var(--brand) 0 0) fill 0 / 0 / 8px 100vmax 0;

  nav,
  h1,
  p {
    --text: var(--on-brand);
    --muted: var(--on-brand-muted);

    color: var(--text);
  }
  button[type] {
    background: var(--ground);
  }
}
`;

/** A brand's pages have its name's size at their top, as high as with a smaller one. */
const largeTopCss = `@media (width >= 64rem) {
  :root header:has(> div > h1) {
    margin-block-end: var(--space-12);
  }
  main header > div > h1 {
    font-size: var(--text-48);
    line-height: 1.1;
  }
}
`;

/** What one template draws otherwise than by tokens, in the sheet of its sites alone. */
export const ownCss: Record<Template, string> = {
  group: waysCss,
  brand: largeTopCss,
  subscription: pairsCss,
  yard: halvesCss + pairsCss + bandCss,
};
