import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { FormEffect } from '../leads/form-effect.port';
import { RESERVE_FORM, expireHolds, holdCar, isHeld } from './hold-car.service';
import { holdLimits, holderOf } from './holder';
import { askerOf, noteReservation } from './own-reservations';
import { reservationOfLead } from './reservation-of-lead.service';
import { reservationToken } from './reservation-token';
import { tellEndedHolds } from './tell-ended-holds.service';

/** Who reserves a car holds it for as long as its deposit may take. */
export function reservationEffect({ config, db, jobs }: Pick<ApiDeps, 'config' | 'db' | 'jobs'>): FormEffect {
  const secret = config.SESSION_SECRET;
  const limits = holdLimits(config);

  return {
    forms: [RESERVE_FORM],

    async begin({ request, body, signedIn }) {
      const { site } = request;
      const phone = await signedIn();
      const holder = holderOf(secret, { request, typed: body, signedIn: phone });
      const holding = { holder, limits, asker: askerOf(secret, request, phone) };
      return {
        details: [],
        needsMail: true,
        async carryOut(tx, accepted) {
          const { id } = await holdCar(tx, site, body.car_id, accepted, holding);
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
