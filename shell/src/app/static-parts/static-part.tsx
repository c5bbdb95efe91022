import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { lazy, useContext, useState } from 'react';
import { kept } from './kept';
import { StaticPartContext } from './static-part-context';
import type { StaticPartName } from './static-part-context';

let found: Map<string, string> | undefined;

/** What of a part the server had drawn, read before React has touched any of it. */
function serverDrawn(part: StaticPartName): string | undefined {
  const parts = () => [...document.querySelectorAll<HTMLElement>('[data-server-drawn]')];
  found ??= new Map(parts().map((element) => [element.dataset['serverDrawn'] ?? '', element.innerHTML]));
  return found.get(String(part));
}

const LateStaticPart = lazy(async () => ({ default: (await import('./late-static-part')).LateStaticPart }));

type StaticPartProps = {
  part: StaticPartName;
  /** It stands on the page that somebody comes in by, and is not drawn again. */
  once?: boolean;
};

/**
 * A part of a page that the server draws and the browser leaves as it is: neither its code nor its data is sent with the
 * page. Where somebody came by a link within the page, both come with the route.
 */
export function StaticPart({ part, once = false }: StaticPartProps) {
  const draw = useContext(StaticPartContext);
  const isFirst = !useIsHydrated();
  const [isKept] = useState(isFirst);
  if (draw) {
    const drawn = draw(part);
    return drawn && <div data-server-drawn={part}>{drawn}</div>;
  }
  const html = serverDrawn(part);
  if (isKept) {
    return html === undefined ? null : <div data-server-drawn={part} {...kept} />;
  }
  return once ? null : <LateStaticPart part={part} html={html} />;
}
