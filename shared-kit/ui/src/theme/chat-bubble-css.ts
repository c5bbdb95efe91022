/** A class without a module: its rules are in the theme of the sites that have the bubble, and in no sheet of all pages. */
export const CHAT_BUBBLE = 'chat-bubble';

/**
 * The bubble in a corner, plainer than the main button of a page that it may pass over, above the bars at the lower edge, as a phone's buttons once that are open (S4-55), and room for it at the foot of the page
 * and below whatever has the focus. Not on screens too low for it, and not on paper.
 */
export const chatBubbleCss = `
.${CHAT_BUBBLE} {
  position: fixed;
  inset-block-end: calc(var(--bars) + var(--space-16));
  inset-inline-end: var(--space-16);
  z-index: var(--layer-sticky);
  padding: var(--space-12) var(--space-16);
  color: var(--text);
  font-weight: var(--weight-medium);
  text-decoration: none;
  background: var(--raised);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-chip);
  box-shadow: var(--shadow-bar);
  transition: inset-block-end var(--calm) var(--ease);
}
.${CHAT_BUBBLE}:hover {
  text-decoration: underline;
}
html {
  scroll-padding-block-end: calc(var(--bars) + 5rem);
}
body > footer {
  padding-block-end: 3.5rem;
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
