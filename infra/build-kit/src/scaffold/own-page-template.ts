import type { Entry } from './form-template';
import { componentOf, titleOf } from './names';
import type { Files } from './templates';

/** The remote whose pages are a shopper's own: behind the sign-in, by a row of `OWN_PAGES`. */
export const ACCOUNT_REMOTE = 'mfe-account';

/** A page of a shopper's own below the top that all of them have, and its test. */
export function ownPageFiles(name: string): Files {
  const [page, title] = [`${componentOf(name)}Page`, titleOf(name)];
  const folder = `src/features/${name}`;
  return {
    [`src/exposes/${name}-page.tsx`]: `
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { ${page} as Component } from '../features/${name}/${name}-page';
export const apis: PageModule['apis'] = [accountApi];
`,
    [`${folder}/${name}-page.tsx`]: `
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { AccountTop } from '../../account-top/account-top';

export function ${page}() {
  const site = useSite();
  return (
    <Container page>
      <title>{\`${title} | \${site.name}\`}</title>
      <meta name="robots" content="noindex" />
      <AccountTop name="${title}" title="${title}" />
    </Container>
  );
}
`,
    [`${folder}/${name}-page.test.tsx`]: `
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { accountApi } from '../../api/account.api';
import { ${page} } from './${name}-page';

test('the page says what it is, among the others of one’s own', () => {
  const site = aSite({ remotes: { '${ACCOUNT_REMOTE}': accountSettingsSchema.parse({}) } });
  renderWithStore(<${page} />, { apis: [accountApi], site, url: '/${name}' });

  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByRole('link', { name: '${title}' })).toHaveAttribute('aria-current', 'page');
});
`,
  };
}

/** Its address as a constant, and its row, from which come its route, its place in menus and the words of the sign-in. */
export function ownPageEntries(name: string): Entry[] {
  const path = `${name.toUpperCase().replaceAll('-', '_')}_PATH`;
  return [
    { file: 'shared-kit/domain/src/*/account-paths.ts', entry: `export const ${path} = '/${name}';\n` },
    {
      file: 'shared-kit/domain/src/*/own-pages.ts',
      list: { constant: 'OWN_PAGES' },
      entry: `{ id: '${name}-page', path: ${path}, label: '${titleOf(name)}', signIn: 'account' }`,
      imported: { name: path, from: './account-paths' },
    },
  ];
}
