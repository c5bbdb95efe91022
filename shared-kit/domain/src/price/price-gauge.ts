import type { Autogauge } from '@shared-kit/contracts/vehicle/vehicle.contract';

/** What the market price panel says. Prices are whole dollars. */
export type PriceComparison = {
  level: 'low' | 'medium' | 'high';
  label: string;
  listing: number;
  min: number;
  max: number;
  /** The market's own, where it is known. */
  average: number | null;
  confidence: number;
};

/** What confidence has to exceed (S5-05, S9-02). */
const MIN_CONFIDENCE = 0.2;
const GREAT_FROM = 0.65;
const LEVELS = { medium: 0.3, high: 0.6 };

/**
 * The panel for a gauge's answer, or null where it must stay hidden: something missing, too little confidence,
 * or a price above the range (S5-01 to S5-09). 0 counts as present. So it stays where the vehicle's market average
 * contradicts it: lies outside the range, or below the price that it would call a deal (R-LEGAL-09).
 */
export function priceComparison(
  { description, ...gauge }: Autogauge,
  average: number | null = null,
): PriceComparison | null {
  const { fill, listing_price: listing, market_range_min: min, market_range_max: max, confidence } = gauge;
  if (fill === null || listing === null || confidence === null || min === null || max === null) return null;
  if (confidence <= MIN_CONFIDENCE || isContradicted({ listing, min, max, average })) return null;
  const label = labelOf(fill, description);
  return { level: levelOf(fill), label, listing, min, max, average, confidence };
}

type Prices = Pick<PriceComparison, 'listing' | 'min' | 'max' | 'average'>;

function isContradicted({ listing, min, max, average }: Prices): boolean {
  const least = Math.max(min, listing);
  const market = average ?? least;
  return market < least || market > max;
}

function levelOf(fill: number): PriceComparison['level'] {
  return fill < LEVELS.medium ? 'low' : fill < LEVELS.high ? 'medium' : 'high';
}

/** Its threshold is another than the colour's on purpose. */
function labelOf(fill: number, description: string | null): string {
  return description?.trim() || (fill < GREAT_FROM ? 'Good Deal' : 'Great Deal');
}
