/** A class without a module: its rules are in the theme of the sites that have the bubble, and in no sheet of all pages. */
export const CHAT_BUBBLE = 'chat-bubble';

/**
 * The way to who answers, where it covers no word of a page: a price, a rate or a warning stands anywhere (R-LEGAL-01). On
 * a phone and a tablet it is the uppermost of the bars at the lower edge, on which a phone's buttons raise it (S4-55); where
 * the page has a gutter, a tab that lies in it. Not on screens too low for it, and not on paper.
 */
export const chatBubbleCss = `
.${CHAT_BUBBLE} {
  position: fixed;
  z-index: var(--layer-sticky);
  display: grid;
  place-content: center;
  color: var(--text);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  text-decoration: none;
  background: var(--raised);
  border: 1px solid var(--line-strong);
}
.${CHAT_BUBBLE}:hover {
  text-decoration: underline;
}
@media (width < 75rem) and (height >= 25rem) {
  :root:not(:has([data-chat-desk])) {
    --bar-chat: var(--target);
    --bars: calc(var(--above-compare) + var(--bar-consent) + var(--bar-chat));
  }
  .${CHAT_BUBBLE} {
    inset: auto 0 calc(var(--bars) - var(--bar-chat, 0px));
    height: var(--target);
    border-width: 1px 0;
    transition: inset-block-end var(--calm) var(--ease);
  }
}
@media (width >= 75rem) {
  .${CHAT_BUBBLE} {
    inset: auto 0 calc(var(--bars) + var(--space-64)) auto;
    width: 1.875rem;
    padding: var(--space-16) 0;
    border-right: 0;
    border-radius: var(--radius-control) 0 0 var(--radius-control);
    writing-mode: vertical-rl;
  }
}
/* Its own page is where it leads. */
:root:has([data-chat-desk]) .${CHAT_BUBBLE} {
  display: none;
}
@media (height < 25rem) {
  .${CHAT_BUBBLE} {
    position: static;
  }
}
@media (prefers-reduced-motion: reduce) {
  .${CHAT_BUBBLE} {
    transition: none;
  }
}
@media print {
  .${CHAT_BUBBLE} {
    display: none;
  }
}
`;
