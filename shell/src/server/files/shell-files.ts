import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { JoinedStyles } from '../page/render/joined-styles';

/** Files of the shell's own build that a page starts with. */
export type ShellFiles = {
  js: readonly string[];
  css: (site: Site) => readonly string[];
  font: (site: Site) => string | undefined;
  joinStyles: JoinedStyles['cached'];
};

/** What a site's theme is called while its configuration is this one. */
export function themeFile({ slug, revision }: Pick<Site, 'slug' | 'revision'>): string {
  return `${slug}-${revision}.css`;
}

/** Sorts them out of the list that the build leaves. */
export function shellFiles(names: readonly string[], joinStyles: JoinedStyles['cached']): ShellFiles {
  const assets = names.map((file) => `/assets/${file}`);
  const css = assets.filter((file) => file.endsWith('.css'));
  return {
    js: assets.filter((file) => file.endsWith('.js')),
    css: (site) => [...css, `/theme/${themeFile(site)}`],
    font: ({ theme }) => assets.find((file) => file.startsWith(`/assets/fonts/${theme.font}-`)),
    joinStyles,
  };
}
