import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { ENQUIRE_PATH } from '@shared-kit/domain/form/form-path';
import { carsAskedWith } from '@shared-kit/domain/form/asked-together';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { Db } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { acceptBeside } from '../leads/accept/accept-beside.service';
import { alsoAsked, askedElsewhere, findAskedTogether, idsAskedTogether } from '../leads/asked-together.service';
import type { FormEffect } from '../leads/form-effect.port';
import { findShownCarOrNull } from '../vehicle/shown-car.service';

/**
 * One message about several vehicles, which the address of the form names (`?car_id=a&car_id=b`): one lead for each
 * dealership, with all of its vehicles. Vehicles that are sold or not of this site are left out; the form says so above.
 */
export function askedTogetherEffect({ db, jobs }: { db: Db; jobs: Jobs }): FormEffect {
  /** The vehicle of the form, and those asked about with it. */
  async function carsOf(site: TenantSite, url: string, first: string): Promise<[Car, ...Car[]] | null> {
    const page = URL.parse(url, 'http://page');
    const named = page?.pathname === ENQUIRE_PATH ? carsAskedWith(page.searchParams) : [];
    if (named.length === 0 || first === '') return null;
    return withScope(db, scopeOf(site), async (tx) => {
      const asked = await findShownCarOrNull(tx, site, first);
      if (!asked) return null;
      const others = new Map<string, Car>();
      for (const name of named) {
        const car = await findShownCarOrNull(tx, site, name);
        if (car && car.id !== asked.id && isAvailable(car)) others.set(car.id, car);
      }
      return others.size === 0 ? null : [asked, ...others.values()];
    });
  }

  return {
    forms: ['enquiry'],
    async facts(site, { details }) {
      if (idsAskedTogether(details).length === 0) return {};
      return { together: await withScope(db, scopeOf(site), (tx) => findAskedTogether(tx, site, details)) };
    },
    async begin({ body: { url, car_id: first, lead_attributes: trail }, request: { site } }) {
      const cars = await carsOf(site, url, first);
      if (!cars) return null;
      const byDealership = [...Map.groupBy(cars, ({ dealership_slug: dealership }) => dealership).values()];
      const [own = [], ...elsewhere] = byDealership;
      return {
        details: [...besides(own), ...elsewhere.flat().map(askedElsewhere)],
        needsMail: false,
        async carryOut(tx, { kind, leadId }) {
          if (kind === 'repeat') return null;
          for (const ofDealership of elsewhere) {
            const [car] = ofDealership;
            const beside = { details: besides(ofDealership), visitedPages: trail.visited_pages };
            if (car) await acceptBeside(tx, jobs, site, leadId, { car, ...beside });
          }
          return null;
        },
      };
    },
  };
}

/** What a lead says of the vehicles beside the one that it is about: those that its dealership answers for. */
function besides([, ...others]: readonly Car[]): LeadDetail[] {
  return others.map(alsoAsked);
}
