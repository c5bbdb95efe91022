import { within } from '@shared-kit/domain/async/within';
import { LRUCache } from 'lru-cache';
import type { BrochurePress } from './brochure-press';

/** Drawn ones that are kept, in bytes. */
const KEPT_BYTES = 20_000_000;
/** How long a request waits for a drawing: a connection on which nothing moves for nine seconds is cut. */
const PATIENCE_MS = 6000;

/**
 * Takes a drawn PDF from the shelf, or has it drawn. Null when that takes longer than a request may: who asks again
 * gets the same drawing.
 *
 * @throws whatever the press throws.
 */
export function openBrochureShelf(press: Pick<BrochurePress, 'print'>, patienceMs = PATIENCE_MS) {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (pdf) => pdf.length });

  return async function take(...[key, printable]: Parameters<BrochurePress['print']>): Promise<Buffer | null> {
    const known = kept.get(key);
    if (known) return known;
    const drawing = press.print(key, printable).then((pdf) => {
      kept.set(key, pdf);
      return pdf;
    });
    // A drawing that fails when nobody waits any more fails again for who asks next.
    drawing.catch(() => undefined);
    return within(patienceMs, drawing, () => null);
  };
}
