import type { CarBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import { priceText } from '@shared-kit/domain/price/price-display';
import { linesAt, linesHeight } from './brochure-blocks';
import type { Ruler, Style } from './brochure-ruler';
import { part } from './brochure-sheet';
import type { Box, Part } from './brochure-sheet';

/** Of a price, in points; words in place of a price may have two lines. */
const sizes = [27, 22, 18, 15];

/** A car's price with what it includes, what it costs to buy where it is hired, and whether it is spoken for. */
export function priceBlock(
  { price, status }: Pick<CarBrochure, 'price' | 'status'>,
  ruler: Ruler,
  { page, x, y, width }: Omit<Box, 'height'>,
): { parts: Part[]; end: number } {
  const large = largestOnOneLine(ruler, price.text, sizes, width, 15);
  const { estimate } = price;
  const plain: Style = { face: 'regular', size: 10.5 };
  const muted: Style = { ...plain, colour: 'muted' };
  const bold: Style = { ...plain, face: 'bold' };
  const texts: [string | null, Style][] = [
    [price.text, large],
    [price.type, plain],
    // No smaller than the price it contains (R-LEGAL-02).
    [estimate && estimate.text, large],
    [estimate && estimate.type, plain],
    [price.was && `Was ${price.was}`, muted],
    [price.toBuy && `To buy: ${priceText(price.toBuy)}`, bold],
    [status, bold],
  ];
  const parts: Part[] = [];
  let end = y;
  for (const [text, style] of texts) {
    if (text === null) continue;
    const lines = ruler.linesOf(text, style, width, 3);
    parts.push(part('P', { marks: linesAt(ruler, lines, style, { page, x, y: end }) }));
    end += linesHeight(lines, style);
  }
  return { parts, end };
}

/** The largest of some sizes that leaves a text on one line; where none does it wraps at `otherwise`. */
export function largestOnOneLine(
  ruler: Ruler,
  text: string,
  among: readonly number[],
  width: number,
  otherwise: number,
): Style {
  const fitting = among.find((size) => ruler.widthOf(text, { face: 'bold', size }) <= width);
  return { face: 'bold', size: fitting ?? otherwise };
}
