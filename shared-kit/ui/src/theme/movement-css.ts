/**
 * What moves on a page, and only where nobody asked for less of it: a pressed button gives way, a heart beats once when it
 * is chosen, a card's picture comes nearer under the pointer. Nothing of it is on money.
 */
export const movementCss = `@media (prefers-reduced-motion: no-preference) {
  button:active,
  a[class*='button']:active {
    scale: 0.98;
  }
  [aria-pressed='true']:focus > svg {
    animation: chosen var(--calm) var(--ease);
  }
  @media (hover: hover) {
    article a > img {
      transition: scale var(--calm) var(--ease);
    }
    article:hover a > img {
      scale: 1.03;
    }
  }
}
@keyframes chosen {
  50% {
    scale: 1.15;
  }
}
`;
