/**
 * The first picture of a home page, its words and the search below it: all compositions by the tokens of a template
 * (template-css.ts). It stands with them, not in a component's styles, as only a site's own theme knows which it is.
 */
export const heroCss = `[data-hero] {
  display: grid;
  grid-template: var(--hero) / minmax(var(--gutter), 1fr) minmax(0, var(--hero-split)) minmax(0, calc(var(--content) - var(--hero-split))) minmax(var(--gutter), 1fr);
  background: var(--hero-ground);
  color: var(--hero-text);
}
[data-hero] > img {
  grid-area: picture;
  justify-self: center;
  width: var(--hero-width);
  height: var(--hero-height);
  aspect-ratio: var(--hero-ratio);
  object-fit: cover;
  object-position: 50% 60%;
  mask: var(--hero-mask, none);
  mix-blend-mode: var(--hero-blend, normal);
}
/* The picture's own ground goes on beside it. */
[data-hero]::before {
  content: '';
  grid-area: picture;
  background: var(--hero-picture);
}
[data-hero]::after {
  content: '';
  grid-area: picture;
  background: var(--hero-tint, none);
  mix-blend-mode: multiply;
  pointer-events: none;
}
[data-hero] > div {
  display: grid;
  grid-area: words;
  grid-template-columns: subgrid;
  align-content: center;
  justify-items: var(--hero-align);
  padding-block: var(--hero-room);
  background: var(--hero-panel, none);
  text-align: var(--hero-align);
}
[data-hero] h1 {
  grid-column: var(--hero-words);
  max-width: 12em;
  font-size: var(--title);
  font-weight: var(--weight-hero);
  letter-spacing: -0.03em;
}
[data-hero] p {
  grid-column: var(--hero-intro);
  align-self: end;
  max-width: 34rem;
  margin-block-start: var(--space-8);
  color: var(--hero-muted);
}
/* A tablet's picture is no higher than its screen allows; its vehicles stay whole. */
@media (48rem <= width < 64rem) {
  [data-hero] > img {
    aspect-ratio: 2.2;
  }
}
@media (width >= 64rem) {
  [data-hero] > img {
    /* Three to two, whole: at its sides its ground passes into the one around it. */
    aspect-ratio: auto;
    max-width: 100%;
    object-fit: contain;
    mask: var(--hero-mask, linear-gradient(90deg, #0000, #000 6rem calc(100% - 6rem), #0000));
  }
  [data-hero] p {
    max-width: 26rem;
    font-size: var(--text-18);
  }
}
/* Above a page of words, a vehicle is not cut either: three to two in a band of 21 to 9. */
[data-whole] {
  overflow: hidden;
  background: var(--hero-picture);
  border-radius: var(--radius-card);
}
[data-whole] > img {
  object-fit: contain;
  background: none;
  mask: linear-gradient(90deg, #0000 18%, #000 20%, #000 80%, #0000 82%);
}
[data-search] {
  position: relative;
  max-width: var(--search-width);
  margin: var(--search-lift) auto 0;
}
`;
