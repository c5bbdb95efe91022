import '@shared-kit/ui/theme/tokens.css';
import '@shared-kit/ui/theme/bars.css';
import '@shared-kit/ui/theme/base.css';
import '@shared-kit/ui/theme/forced-colors.css';
import '@shared-kit/ui/fonts/inter.css';
import '@shared-kit/ui/fonts/manrope.css';
import '@shared-kit/ui/fonts/figtree.css';
import '@shared-kit/ui/fonts/archivo.css';
import '@shared-kit/ui/fonts/outfit.css';
import '@shared-kit/ui/fonts/sora.css';
import { Chip } from '@shared-kit/ui/chip';
import { Container } from '@shared-kit/ui/layout/container';
import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router';
import { Actions } from './actions';
import { CarFigures } from './car-figures';
import { Cars } from './cars';
import { Content } from './content';
import { Fields } from './fields';
import { Foundations } from './foundations';
import { KitFooter, KitHeader } from './frame';
import * as s from './kit.module.css';
import { Overlays } from './overlays';

/** Written by build.ts: the themes of the demo sites, in a sheet of their own. */
declare const KIT_THEMES: readonly { slug: string; name: string }[];

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function Page() {
  const wanted = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
  const theme = KIT_THEMES.find(({ slug }) => `#${slug}` === wanted) ?? KIT_THEMES[0]!;

  useEffect(() => {
    document.documentElement.dataset.theme = theme.slug;
  }, [theme]);

  return (
    <>
      <KitHeader name={theme.name} />
      <nav className={s.bar} aria-label="Themes">
        <Container>
          <div className={s.themes}>
            <h1 className={s.title}>Kit</h1>
            {KIT_THEMES.map((each) => (
              <Chip key={each.slug} to={`#${each.slug}`} pressed={each.slug === theme.slug}>
                {each.name}
              </Chip>
            ))}
          </div>
        </Container>
      </nav>
      <Container as="main">
        <Foundations />
        <Actions />
        <Fields />
        <Cars />
        <CarFigures />
        <Content />
        <Overlays />
      </Container>
      <KitFooter name={theme.name} />
    </>
  );
}

/** The whole page, the same for the server build and the browser. */
export function Kit() {
  return (
    <StrictMode>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </StrictMode>
  );
}
