import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { FormEffect } from '../leads/form-effect.port';
import { deliveries } from '../finance/delivery/delivery.service';
import { inStateOf } from '../drive-away/drive-away.service';
import { RESERVE_FORM, expireHolds, holdCar, isHeld } from './hold/hold-car.service';
import { holdLimits, holderOf } from './hold/holder';
import { askerOf, noteReservation } from './hold/own-reservations';
import { reservationOfLead } from './reservation-of-lead.service';
import { reservationToken } from './reservation-token';
import { tellEndedHolds } from './hold/tell-ended-holds.service';

/** Who reserves a car holds it for as long as its deposit may take. */
export function reservationEffect({ config, db, jobs }: Pick<ApiDeps, 'config' | 'db' | 'jobs'>): FormEffect {
  const secret = config.SESSION_SECRET;
  const limits = holdLimits(config);
  const deliver = deliveries({ config, db });

  return {
    forms: [RESERVE_FORM],

    async begin({ request, body, details, signedIn }) {
      const { site } = request;
      const phone = await signedIn();
      const holder = holderOf(secret, { request, typed: body, signedIn: phone });
      const holding = { holder, limits, asker: askerOf(secret, request, phone), deliveryCents: null as number | null };
      return {
        async prepare() {
          if (!asksDelivery(details)) return;
          const { price } = await deliver(site, { postcode: body.postcode, carId: body.car_id });
          holding.deliveryCents = price === null ? null : price * 100;
        },
        details: [],
        needsMail: true,
        async carryOut(tx, accepted) {
          const { id } = await holdCar(tx, inStateOf(site, body.postcode), body.car_id, accepted, holding);
          return `/reservation/${reservationToken(secret, site.slug, id)}`;
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
      await withScope(db, scopeOf(site), (tx) => tellEndedHolds(tx, jobs, site));
    },
  };
}

/** Whether the car is to be brought (the form's question `handover`); else it is picked up. */
function asksDelivery(details: readonly LeadDetail[]): boolean {
  return details.some(({ name, value }) => name === 'handover' && value === 'Deliver it to me');
}
