import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { JoinedStyles } from '../page/head/joined-styles';

/** Files of the shell's own build that a page starts with. */
export type ShellFiles = {
  js: readonly string[];
  /** The script of a page of text alone; a development build has none. */
  text: string | undefined;
  css: (site: Site) => readonly string[];
  font: (site: Site) => string | undefined;
  joinStyles: JoinedStyles['cached'];
};

/** What a site's theme is called while its configuration is this one. */
export function themeFile({ slug, revision }: Pick<Site, 'slug' | 'revision'>): string {
  return `${slug}-${revision}.css`;
}

/** As its build names it (`infra/build-kit/src/shell/text-build.ts`). */
const TEXT = /\/text\.\w+\.js$/;

/** Sorts them out of the list that the build leaves. */
export function shellFiles(names: readonly string[], joinStyles: JoinedStyles['cached']): ShellFiles {
  const assets = names.map((file) => `/assets/${file}`);
  const css = assets.filter((file) => file.endsWith('.css'));
  const isText = (file: string) => TEXT.test(file);
  return {
    js: assets.filter((file) => file.endsWith('.js') && !isText(file)),
    text: assets.find(isText),
    css: (site) => [...css, `/theme/${themeFile(site)}`],
    font: ({ theme }) => assets.find((file) => file.startsWith(`/assets/fonts/${theme.font}-`)),
    joinStyles,
  };
}
