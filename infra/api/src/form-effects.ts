import type { ApiDeps } from './api-deps';
import { bookingEffect } from './modules/bookings/booking-effect.service';
import { dealEffect } from './modules/deals/deal-effect.service';
import { deliveries } from './modules/finance/delivery/delivery.service';
import { askedTogetherEffect } from './modules/garage/asked-together-effect.service';
import { financeQuoteEffect } from './modules/finance-quotes/finance-quote-effect.service';
import type { FormEffect } from './modules/leads/form-effect.port';
import { preferencesEffect } from './modules/preferences/preferences-effect.service';
import { reservationEffect } from './modules/reservations/reservation-effect.service';
import { spinEffect } from './modules/spins/spin-effect.service';
import { valuationEffect } from './modules/valuations/valuation-effect.service';

/**
 * What forms do besides telling the dealer: API and worker hand the list to the module that takes and delivers leads. In its
 * order a lead has their answers; where the shopper goes from a form it does not decide, as one of its effects at most has a
 * page of its own (`form-effects.test.ts`).
 */
export function formEffects(deps: Pick<ApiDeps, 'config' | 'db' | 'jobs'>): readonly FormEffect[] {
  return [
    bookingEffect(deps),
    reservationEffect(deps),
    spinEffect(deps),
    valuationEffect(deps),
    preferencesEffect(deps),
    financeQuoteEffect(deps),
    askedTogetherEffect(deps),
    dealEffect({ db: deps.db, deliver: deliveries(deps), sessionSecret: deps.config.SESSION_SECRET }),
  ];
}
