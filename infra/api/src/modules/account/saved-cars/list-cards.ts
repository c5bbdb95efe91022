import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { shownCards } from '../../drive-away/drive-away.service';
import { findGroupCards } from '../../stock/vehicles.service';
import { watchlistRepository } from './watchlist.repository';

/** A shopper's list as it is shown, the latest saved first: each car as it stands now, and as it was saved. */
export async function listCards(
  tx: Tx,
  site: TenantSite,
  phone: string,
): Promise<{ car: CarCard; saved: CarCard; note: string }[]> {
  const entries = await watchlistRepository(tx, site.slug, phone).list();
  const inStock = await findGroupCards(
    tx,
    entries.map(({ card }) => card.id),
    site,
  );
  const now = new Date();
  return entries.map(({ card: saved, note }) => {
    const [car = saved] = shownCards([inStock.get(saved.id) ?? soldCard(saved)], site, now);
    return { car, saved, note };
  });
}

/** A car that left the stock feed: all that is known is how it looked when it was saved. */
function soldCard(card: CarCard): CarCard {
  return { ...card, status: 'sold' };
}
