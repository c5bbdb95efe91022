import type { Site } from '@shared-kit/contracts/site/site-config.contract';

/** The site's first letter on its accent colour. */
export function favicon({ name, theme }: Site): string {
  const letter = /[a-z0-9]/i.exec(name)?.[0]?.toUpperCase() ?? '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="8" fill="${theme.accent}"/>`,
    `<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${theme.onAccent}">${letter}</text>`,
    '</svg>',
  ].join('');
}
