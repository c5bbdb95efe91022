import { POPULAR_MAKES } from '@shared-kit/contracts/search/search-fields';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { StockFacts } from '../site/site-directory.service';
import { listShownLocations } from '../locations/locations.service';
import { stockRevisions } from '../stock/stock-revisions.service';
import { countReduced, listPopularMakes } from '../stock/vehicles.service';
import { phoneHref } from '@shared-kit/domain/phone/format-phone';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { dealersOf } from './dealers-of';
import { listRangePages } from './models/new-model.service';

/**
 * What each site's menus say of its stock: how many cars are for sale at a reduced price (S2-19, S4-22), the makes it
 * has most of, in which conditions and of which kinds, its brands and new models, what its locations do and when its phone is
 * answered. A site is looked at again only when its configuration or its group's stock has changed.
 */
export function stockFacts(db: Db): (sites: readonly Site[]) => Promise<ReadonlyMap<string, StockFacts>> {
  const revisionOf = stockRevisions(db).of;
  const known = new Map<string, { at: string; facts: StockFacts }>();

  return async (sites) => {
    const found = new Map<string, StockFacts>();
    for (const site of sites) {
      const at = `${site.revision} ${await revisionOf(site.dealership_group)}`;
      const before = known.get(site.slug);
      const facts = before?.at === at ? before.facts : await readFacts(db, site);
      known.set(site.slug, { at, facts });
      found.set(site.slug, facts);
    }
    return found;
  };
}

function readFacts(db: Db, config: Site): Promise<StockFacts> {
  const site = { slug: config.slug, group_slug: config.dealership_group, config };
  return withScope(db, scopeOf(site), async (tx) => {
    const { brands, models, carTypes, itemTypes } = await listRangePages(tx, site);
    const soldNew = brands.filter(({ isSoldNew }) => isSoldNew);
    const makes = await listPopularMakes(tx, site, POPULAR_MAKES);
    const places = await listShownLocations(tx, site);
    const phone = placeOfPhone(config, places);
    return {
      offers_count: await countReduced(tx, site),
      popular_makes: makes.map(({ make }) => make),
      make_counts: makes.map(({ count }) => count),
      car_types: carTypes,
      item_types: itemTypes,
      location_types: [...new Set(places.map(({ location_type: type }) => type))].toSorted(),
      phone_hours: phone && {
        opening_hours: phone.contact_detail.opening_hours,
        special_hours: phone.special_hours,
      },
      dealers: dealersOf(phone, places),
      brand_count: brands.length,
      new_model_count: models.length,
      // Who sells one brand is asked for its models.
      range_menu: soldNew.length === 1 ? models : soldNew.map(({ label, href }) => ({ label, href })),
    };
  });
}

/** Whoever calls the site's number reaches one place: that which has it, else the first that sells. */
function placeOfPhone({ phone }: Site, places: readonly Location[]): Location | null {
  const number = phoneHref(phone);
  return (
    places.find((own) => phoneHref(ownPhoneOf(own) ?? '') === number) ??
    places.find(({ location_type: type }) => type === '' || type === 'sales') ??
    null
  );
}
