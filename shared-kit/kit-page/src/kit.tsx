import '@shared-kit/ui/tokens.css';
import '@shared-kit/ui/fonts/inter.css';
import '@shared-kit/ui/fonts/manrope.css';
import '@shared-kit/ui/fonts/figtree.css';
import '@shared-kit/ui/fonts/archivo.css';
import '@shared-kit/ui/fonts/outfit.css';
import '@shared-kit/ui/fonts/sora.css';
import { Chip } from '@shared-kit/ui/chip';
import { Container } from '@shared-kit/ui/container';
import { SiteFooter } from '@shared-kit/ui/site-footer';
import { SiteHeader } from '@shared-kit/ui/site-header';
import { StrictMode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { Actions } from './actions';
import { Cars } from './cars';
import { Content } from './content';
import { Fields } from './fields';
import { Foundations } from './foundations';
import * as s from './kit.module.css';
import { Overlays } from './overlays';

/** Written by build.ts: the themes of the demo sites, in a sheet of their own. */
declare const KIT_THEMES: readonly { slug: string; name: string }[];

function Page() {
  const [theme, setTheme] = useState(KIT_THEMES[0]!);

  // After hydration: the server does not know what the address asks for.
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('theme');
    const found = KIT_THEMES.find(({ slug }) => slug === wanted);
    if (found) setTheme(found);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme.slug;
  }, [theme]);

  return (
    <>
      <SiteHeader
        name={theme.name}
        currentPath="/"
        phone={{ display: '07 5550 1234', href: 'tel:+61755501234' }}
        items={[
          { label: 'Home', href: '/' },
          { label: 'Buy', href: '/stock', children: [{ label: 'New cars', href: '/new' }, { label: 'Used cars', href: '/used' }] },
          { label: 'Finance', href: '/finance' },
          { label: 'Sell my car', href: '/trade-in' },
          { label: 'Service', href: '/service' },
          { label: 'Locations', href: '/locations' },
        ]}
      />
      <nav className={s.bar} aria-label="Themes">
        <Container>
          <div className={s.themes}>
            <h1 className={s.title}>Kit</h1>
            {KIT_THEMES.map((each) => (
              <Chip key={each.slug} pressed={each.slug === theme.slug} onClick={() => setTheme(each)}>
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
        <Content />
        <Overlays />
      </Container>
      <SiteFooter
        name={theme.name}
        groups={[
          { title: 'Vehicles', items: [{ label: 'SUVs', href: '/suv' }, { label: 'Utes', href: '/ute' }, { label: 'Hatches', href: '/hatch' }] },
          { title: 'Buyer tools', items: [{ label: 'Finance', href: '/finance' }, { label: 'Trade in', href: '/trade-in' }] },
          { title: 'Servicing and parts', items: [{ label: 'Book a service', href: '/service' }, { label: 'Parts', href: '/parts' }] },
          { title: theme.name, items: [{ label: 'About us', href: '/about-us' }, { label: 'Careers', href: '/careers' }] },
        ]}
        stats={[
          { value: '50+', label: 'locations' },
          { value: '40+', label: 'brands' },
          { value: '30+', label: 'years' },
        ]}
        licence="1234567"
        address="12 Marine Parade, Southport QLD 4215"
        phone={{ display: '07 5550 1234', href: 'tel:+61755501234' }}
        legal={[{ label: 'Privacy', href: '/privacy-policy' }, { label: 'Terms', href: '/terms-and-conditions' }]}
        year={2026}
      />
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
