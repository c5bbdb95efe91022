import { componentOf, titleOf } from './names';

/** Texts of new files: the smallest that are whole. `{folder: text}` from the folder of the remote. */
export type Files = Readonly<Record<string, string>>;

/** A page with its address and title in the document's head, and its test. */
export function pageFiles(name: string): Files {
  const [page, title] = [`${componentOf(name)}Page`, titleOf(name)];
  const folder = `src/features/${name}`;
  return {
    [`src/exposes/${name}-page.tsx`]: `export { ${page} as Component } from '../features/${name}/${name}-page';\n`,
    [`${folder}/${name}-page.tsx`]: `
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';

export function ${page}() {
  const site = useSite();
  return (
    <Container page>
      <title>{\`${title} | \${site.name}\`}</title>
      <meta name="description" content={\`${title} at \${site.name}.\`} />
      <CanonicalLink path="/${name}" />
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: '${title}' }]} />
      <SectionHeading level={1} title="${title}" />
    </Container>
  );
}
`,
    [`${folder}/${name}-page.test.tsx`]: `
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { ${page} } from './${name}-page';

test('the page says what it is, and stands below the home page', () => {
  renderWithStore(<${page} />, { url: '/${name}' });

  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
`,
  };
}

/** What fills a slot, with the slot's props, and its test. */
export function widgetFiles(name: string, slot: string): Files {
  const [widget, title] = [componentOf(name), titleOf(name)];
  const folder = `src/features/${name}`;
  return {
    [`src/exposes/${name}.tsx`]: `export { ${widget} as Component } from '../features/${name}/${name}';\n`,
    [`${folder}/${name}.tsx`]: `
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import * as s from './${name}.module.css';

/** What the page hands to the slot, as far as this widget needs it. */
type ${widget}Props = Partial<SlotProps['${slot}']>;

export function ${widget}(_: ${widget}Props) {
  return (
    <section aria-labelledby="${name}-title" className={s.part}>
      <SectionHeading id="${name}-title" title="${title}" />
    </section>
  );
}
`,
    [`${folder}/${name}.module.css`]: `
.part {
  margin-block: var(--space-32);
}
`,
    [`${folder}/${name}.test.tsx`]: `
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { ${widget} } from './${name}';

test('is a part of the page with a name', () => {
  renderWithStore(<${widget} />);

  expect(screen.getByRole('region', { name: '${title}' })).toBeVisible();
});
`,
  };
}

/** A folder with a contract and one page. It is no workspace of npm's: nobody imports it, and the lock file stays as it is. */
export function remoteFiles(name: string): Files {
  const remote = `mfe-${name}`;
  const command = `node --import ./infra/build-kit/bin/typescript.mjs infra/build-kit/src/build.ts ${remote}`;
  const inputs = ['{projectRoot}/src/**/*', '{projectRoot}/remote.config.ts'].concat(
    ['shared-kit/*/src/**/*', 'infra/build-kit/**/*', 'package-lock.json'].map((path) => `{workspaceRoot}/${path}`),
  );
  return {
    'project.json': JSON.stringify({
      $schema: '../node_modules/nx/schemas/project-schema.json',
      name: remote,
      sourceRoot: `${remote}/src`,
      tags: [`scope:${name}`, 'type:remote', 'platform:browser'],
      targets: {
        lint: {},
        build: {
          ...{ executor: 'nx:run-commands', cache: true, inputs, outputs: ['{projectRoot}/dist'] },
          options: { command, cwd: '{workspaceRoot}' },
        },
      },
    }),
    'README.md': `# ${remote}

**Owns.** ${titleOf(name)}: say here what it is for, and what it leaves to others.

**Exposes** (\`remote.config.ts\` is the truth):

| kind | module | where |
| --- | --- | --- |
| page | \`${name}-page\` | \`/${name}\` |

**Runs alone.** \`npm run dev -- ${remote}\` builds this remote and serves it in the shell; \`npm run jest -- ${remote}\` tests it without one.

**Depends on** the contracts, the kit and the runtime in \`shared-kit\`, and on no other remote.

**Ask** the team that owns it; its part of a site's configuration is \`src/settings.ts\`.
`,
    'remote.config.ts': `
import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { settingsSchema } from './src/settings';

export default defineRemoteConfig({
  name: '${remote}',
  version: '1.0.0',
  contract: 1,
  routes: [{ id: '${name}-page', path: '/${name}', title: '${titleOf(name)}' }],
  config: settingsSchema,
});
`,
    'src/settings.ts': `
import { z } from 'zod';

/** Its part of a site's configuration, every property with a default. Read with \`useRemoteConfig<Settings>('${remote}')\`. */
export const settingsSchema = z.object({});
`,
    ...pageFiles(name),
  };
}
