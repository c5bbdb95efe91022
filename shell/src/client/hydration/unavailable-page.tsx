import type { PageModule } from '@shared-kit/runtime/remote-module';
import { startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { LoadFailed } from '../../app/essentials/on-demand';
import { Essentials } from '../../app/essentials/essentials';
import { essentialsOf } from '../../app/essentials/essentials-of';
import type { ResolvedRoute } from '../../app/page-payload';
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
    const typed = useRef<Recorded[]>([]);

    async function attempt() {
      try {
        const { Component } = await load();
        // What stands in stays until the page has its data: suspended, it would be rendered anew and lose what is typed.
        startTransition(() => setPage(() => Component));
      } catch {
        setFailed(true);
      }
    }
    useEffect(() => void attempt(), []);
    // What was typed into the shell's own form goes into the page's, and so does the cursor before another key is pressed.
    useLayoutEffect(() => void replay(typed.current), [Page]);

    if (Page) return <Page />;
    return (
      <KeepsTyped into={typed}>
        <Essentials kind={essentialsOf(route)} failure={failed && <LoadFailed onRetry={attempt} />} />
      </KeepsTyped>
    );
  };
}

/** Remembers what was typed when what it holds is about to be taken out of the page: it is still there then. */
function KeepsTyped({ into, children }: { into: RefObject<Recorded[]>; children: ReactNode }) {
  useLayoutEffect(() => () => void (into.current = typedInto(document, '')), [into]);
  return children;
}
