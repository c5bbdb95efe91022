import { useLoaderData } from 'react-router';
import type { Part } from './draw-context';
import { drawPart } from './draw-part';
import type { Drawable } from './draw-part';

/** Draws a part in the browser, with what its route was answered. */
export function DrawnLater({ part }: { part: Part }) {
  const data = useLoaderData<Drawable | null>();
  const drawn = drawPart(part, data ?? {});
  return drawn && <div data-server-drawn={part}>{drawn}</div>;
}
