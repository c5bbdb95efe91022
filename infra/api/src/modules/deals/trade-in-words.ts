import { DAY_MS } from '@shared-kit/domain/time/seconds';

/** An estimate of a used vehicle says what the market was: a month later it is another. */
const TRADE_IN_DAYS = 30;

export type TradeInEstimate = { tradeIn: string; tradeInAt: Date | null };

/** Whether a deal's trade-in has to be valued again before it counts; of one without a day nobody knows. */
export function isTradeInOld({ tradeIn, tradeInAt }: TradeInEstimate, now: Date): boolean {
  if (tradeIn === '') return false;
  return tradeInAt === null || now.getTime() - tradeInAt.getTime() > TRADE_IN_DAYS * DAY_MS;
}

/** "2019 Mazda 3: Estimated at $20,000 to $22,000 on 3 November 2026", and that it is old where it is. */
export function tradeInWords(estimate: TradeInEstimate, dayOf: (moment: Date) => string, now: Date): string {
  const { tradeIn, tradeInAt } = estimate;
  const dated = tradeInAt ? `${tradeIn} on ${dayOf(tradeInAt)}` : tradeIn;
  return isTradeInOld(estimate, now) ? `${dated}. That is over ${TRADE_IN_DAYS} days old: value it again` : dated;
}
