import type { PageModule } from '@shared-kit/runtime/remote-module';
import { use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Essentials } from '../app/essentials/essentials';
import type { ResolvedRoute } from '../app/page-payload';
import { replay, typedInto } from './replay';
import type { Recorded } from './replay';
import { keepTrying } from './widgets';

/** The server's HTML is on screen: stay suspended, so that React keeps it, and hydrate once the page arrives. */
export function keptPage(load: () => Promise<PageModule>): ComponentType {
  const eventually = keepTrying(load);
  return function KeptPage() {
    const { Component } = use(eventually);
    return <Component />;
  };
}

/** There is no HTML to keep: the essentials, replaced by the page when it can be had. */
export function retriedPage(route: ResolvedRoute, load: () => Promise<PageModule>): ComponentType {
  return function RetriedPage() {
    const [Page, setPage] = useState<ComponentType | null>(null);
    const [failed, setFailed] = useState(false);
    const [typed, setTyped] = useState<Recorded[]>([]);

    function attempt() {
      setFailed(false);
      load().then(
        ({ Component }) => {
          setTyped(typedInto(document, ''));
          setPage(() => Component);
        },
        () => setFailed(true),
      );
    }
    useEffect(attempt, []);
    // What was typed into the shell's own form goes into the page's.
    useEffect(() => void replay(typed), [typed]);

    if (Page) return <Page />;
    return (
      <>
        {failed && (
          <p role="status">
            Part of this page did not load.{' '}
            <button type="button" onClick={attempt}>
              Retry
            </button>
          </p>
        )}
        <Essentials kind={route.essentials} />
      </>
    );
  };
}
