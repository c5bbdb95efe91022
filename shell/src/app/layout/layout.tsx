// Two parts that come later have buttons: their styles stand here once, not in the sheet of each.
import '@shared-kit/ui/form/button.module.css';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { StaticPart } from '../static-parts/static-part';
import { useArrival } from './arrival';
import { Footer } from './footer';
import { Header } from './header';
import * as s from './layout.module.css';
import { Toaster } from './toaster';

/** The frame every page shares; a page for paper has none of it, one that is to be finished a line of each. */
export function Layout() {
  useArrival();
  const layouts = useMatches().map(({ handle }) => (handle as { layout?: string } | undefined)?.layout);
  const isBare = layouts.includes('bare');
  const isPlain = layouts.includes('plain');
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {!isBare && (
        <>
          <StaticPart part="announcement" once />
          <Header isPlain={isPlain} />
        </>
      )}
      <main id="main" tabIndex={-1} className={isPlain ? `${s.main} ${s.plain}` : s.main}>
        <Outlet />
      </main>
      {!isBare && <Footer isPlain={isPlain} />}
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
