import { useLoaderData } from 'react-router';
import type { Part } from './draw-context';
import { drawPart } from './draw-part';
import type { Drawable } from './draw-part';

type DrawnLaterProps = {
  part: Part;
  /** What the server had drawn of it, for a page that React had to render anew: its route has no data for it. */
  html: string | undefined;
};

/** Draws a part in the browser, with what its route was answered. */
export function DrawnLater({ part, html }: DrawnLaterProps) {
  const data = useLoaderData<Drawable | null>();
  const drawn = drawPart(part, data ?? {});
  if (drawn) return <div data-server-drawn={part}>{drawn}</div>;
  return html === undefined ? null : <div data-server-drawn={part} dangerouslySetInnerHTML={{ __html: html }} />;
}
