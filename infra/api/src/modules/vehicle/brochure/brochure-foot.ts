import type { CarBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import { linesAt, linesHeight } from './brochure-blocks';
import { largestOnOneLine } from './brochure-price';
import type { Ruler, Style } from './brochure-ruler';
import { FOOT_TOP, MARGIN, WIDTH, part } from './brochure-sheet';
import type { Mark, Part } from './brochure-sheet';

const CODE = 54;
const BESIDE = 14;
const PAGE_WORDS = 60;
const HEAD_TOP = 36;

/** The way to the car's page, the licence and the day, at the foot of every page, and over a second one the name again; read out once. */
export function brochureFoot(
  { title, url, dealer, printedAt }: Pick<CarBrochure, 'title' | 'url' | 'dealer' | 'printedAt'>,
  ruler: Ruler,
  pages: number,
): { parts: Part[]; aside: Mark[] } {
  const muted: Style = { face: 'regular', size: 8, colour: 'muted' };
  const x = MARGIN + CODE + BESIDE;
  const width = WIDTH - CODE - BESIDE - PAGE_WORDS;
  const y = FOOT_TOP + 8;
  const bold = largestOnOneLine(ruler, url, [8.5, 8, 7.5, 7], width, 8);
  const address = ruler.linesOf(url, bold, width, 2);
  const terms = ruler.linesOf(
    `Dealer licence ${dealer.licence}. Printed ${printedAt}: price and availability may have changed since.`,
    muted,
    width,
    2,
  );

  const on = (page: number): Part[] => [
    part('Link', { link: url, marks: linesAt(ruler, address, bold, { page, x, y }) }),
    part('P', { marks: linesAt(ruler, terms, muted, { page, x, y: y + linesHeight(address, bold) + 2 }) }),
    part('Figure', {
      alt: `QR code of ${url}`,
      marks: [{ kind: 'code', text: url, page, x: MARGIN, y, width: CODE, height: CODE }],
    }),
  ];
  const counted = (page: number) =>
    linesAt(ruler, [`Page ${page + 1} of ${pages}`], muted, { page, x: MARGIN, y }, { width: WIDTH });
  const again = ruler.linesOf(title, muted, WIDTH, 1);
  const named = (page: number) => linesAt(ruler, again, muted, { page, x: MARGIN, y: HEAD_TOP });
  const all = Array.from({ length: pages }, (_, page) => page);
  return {
    parts: on(0),
    aside: [
      ...all.slice(1).flatMap((page) => [...named(page), ...on(page).flatMap(({ marks }) => marks)]),
      ...(pages > 1 ? all.flatMap(counted) : []),
    ],
  };
}
