import { useLoaderData } from 'react-router';
import type { StaticPartName } from './static-part-context';
import { renderPart } from './render-part';
import type { StaticPartData } from './render-part';

type LateStaticPartProps = {
  part: StaticPartName;
  /** What the server had drawn of it, for a page that React had to render anew: its route has no data for it. */
  html: string | undefined;
};

/** Draws a part in the browser, with what its route was answered. */
export function LateStaticPart({ part, html }: LateStaticPartProps) {
  const data = useLoaderData<StaticPartData | null>();
  const drawn = renderPart(part, data ?? {});
  if (drawn) return <div data-server-drawn={part}>{drawn}</div>;
  return html === undefined ? null : <div data-server-drawn={part} dangerouslySetInnerHTML={{ __html: html }} />;
}
