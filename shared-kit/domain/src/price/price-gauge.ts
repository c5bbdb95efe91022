import type { Autogauge } from '@shared-kit/contracts/vehicle/vehicle.contract';

/** What the market price panel says. Prices are whole dollars. */
export type PriceComparison = {
  level: 'low' | 'medium' | 'high';
  label: string;
  listing: number;
  min: number;
  max: number;
  /** The market's own, where it is known and agrees with the range. */
  average: number | null;
  confidence: number;
};

/** What confidence has to exceed (S5-05, S9-02). */
const MIN_CONFIDENCE = 0.2;
const GREAT_FROM = 0.65;
const LEVELS = { medium: 0.3, high: 0.6 };

/**
 * The panel for a gauge's answer, or null where it must stay hidden: something missing, too little confidence,
 * or a price above the range (S5-01 to S5-09). 0 counts as present. An average that contradicts the range (lies outside
 * it, or below the price that is called a deal) was worked out of other vehicles: it is left out (R-LEGAL-09).
 */
export function priceComparison(
  { description, ...gauge }: Autogauge,
  average: number | null = null,
): PriceComparison | null {
  const { fill, listing_price: listing, market_range_min: min, market_range_max: max, confidence } = gauge;
  if (fill === null || listing === null || confidence === null || min === null || max === null) return null;
  if (confidence <= MIN_CONFIDENCE || max < listing) return null;
  const label = labelOf(fill, description);
  return {
    level: levelOf(fill),
    label,
    listing,
    min,
    max,
    average: agreed(average, { listing, min, max }),
    confidence,
  };
}

function agreed(average: number | null, { listing, min, max }: Pick<PriceComparison, 'listing' | 'min' | 'max'>) {
  return average !== null && average >= Math.max(min, listing) && average <= max ? average : null;
}

function levelOf(fill: number): PriceComparison['level'] {
  return fill < LEVELS.medium ? 'low' : fill < LEVELS.high ? 'medium' : 'high';
}

/** Its threshold is another than the colour's on purpose. */
function labelOf(fill: number, description: string | null): string {
  return description?.trim() || (fill < GREAT_FROM ? 'Good Deal' : 'Great Deal');
}
