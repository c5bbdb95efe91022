import { DELIVERED } from '@shared-kit/contracts/form/car-forms';
import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { hasDeliveryPrices } from '@shared-kit/domain/price/delivery-price';
import { reservationPath } from '@shared-kit/domain/form/token-path';
import { NO_DELIVERY_IN_CHECKOUT, NO_SUCH_POSTCODE } from '@shared-kit/domain/price/delivery-words';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import type { FormEffect } from '../leads/form-effect.port';
import { deliveries } from '../finance/delivery/delivery.service';
import { inStateOf } from '../drive-away/drive-away.service';
import { RESERVE_FORM, expireHolds, holdCar, isHeld } from './hold/hold-car.service';
import { holdLimits, holderOf } from './hold/holder';
import { askerOf, noteReservation } from './hold/own-reservations';
import { reservationOfLead } from './reservation-of-lead.service';
import { reservationToken } from './reservation-token';
import { notifyEndedHolds } from './hold/notify-ended-holds.service';

/** Who reserves a car holds it for as long as its deposit may take. */
export function reservationEffect({ config, db, jobs }: Pick<ApiDeps, 'config' | 'db' | 'jobs'>): FormEffect {
  const secret = config.SESSION_SECRET;
  const limits = holdLimits(config);
  const deliver = deliveries({ config, db });

  return {
    forms: [RESERVE_FORM],
    ownPage: true,

    async begin({ request, body, details, signedIn }) {
      const { site } = request;
      const holder = holderOf(secret, { request, typed: body, signedIn });
      const holding = {
        holder,
        limits,
        asker: askerOf(secret, request, signedIn),
        deliveryCents: null as number | null,
      };
      return {
        async prepare() {
          if (!asksDelivery(details)) return;
          const delivery = await deliver(site, { postcode: body.postcode, carId: body.car_id });
          holding.deliveryCents = deliveryCents(site, delivery);
        },
        details: [],
        needsMail: true,
        async carryOut(tx, accepted) {
          const { id } = await holdCar(tx, inStateOf(site, body.postcode), body.car_id, accepted, holding);
          return reservationPath(reservationToken(secret, site.slug, id));
        },
        committed: (reply, next) => noteReservation(request, reply, next),
      };
    },

    facts: (site, { firstLeadId }) =>
      withScope(db, scopeOf(site), async (tx) => ({
        reservation: await reservationOfLead(tx, site, firstLeadId, secret),
      })),

    takesCar: (site, carId) => withScope(db, scopeOf(site), (tx) => isHeld(tx, carId)),

    async endOverdue(site) {
      await withScope(db, scopeOf(site), (tx) => expireHolds(tx));
      await withScope(db, scopeOf(site), (tx) => notifyEndedHolds(tx, jobs, site));
    },
  };
}

/** Whether the car is to be brought (the form's question `handover`); else it is picked up. */
function asksDelivery(details: readonly LeadDetail[]): boolean {
  return details.some(({ name, value }) => name === 'handover' && value === DELIVERED);
}

/** Beside the postcode of the checkout, which has no enquiry form. */
const NOWHERE = `${NO_SUCH_POSTCODE}. Enter the one that it goes to, or choose to pick it up.`;

/**
 * What the chosen delivery costs; null at a site without any price for one, where a person says it.
 *
 * @throws {ProblemError} naming the postcode, where the site has prices and none for it: a reservation would promise what
 * nobody has priced.
 */
function deliveryCents({ config }: TenantSite, { price, known }: Delivery): number | null {
  if (price !== null) return price * 100;
  if (!hasDeliveryPrices(settingsOf(config, 'mfe-finance'))) return null;
  throw new ProblemError('validation_failed', 'It is not delivered there', {
    postcode: [known ? NO_DELIVERY_IN_CHECKOUT : NOWHERE],
  });
}
