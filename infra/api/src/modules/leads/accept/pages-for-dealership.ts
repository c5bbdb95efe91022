import { vehicleNamedIn } from '@shared-kit/domain/vehicle/vehicle-path';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { dealershipsBySlug } from '../../stock/vehicles.service';

/**
 * The visited pages that a dealership may read with its lead: those of its own vehicles, and those of none. What else of the
 * group the shopper looked at is nothing to it, nor is a vehicle that is gone, as nobody can say whose it was. Kept so with
 * the lead, whoever reads it. The site itself, which has leads of no dealership, reads all.
 */
export async function pagesForDealership(
  tx: Tx,
  site: TenantSite,
  pages: readonly string[],
  dealership: string,
): Promise<string[]> {
  // A browser sends paths alone; in what is sent by hand a query could name vehicles.
  const visited = pages.map((page) => page.split(/[?#]/, 1)[0] ?? '').map((path) => ({ path, slug: slugOf(path) }));
  if (!dealership) return visited.map(({ path }) => path);
  const owners = await dealershipsBySlug(
    tx,
    site,
    visited.flatMap(({ slug }) => slug ?? []),
  );
  return visited.filter(({ slug }) => slug === undefined || owners.get(slug) === dealership).map(({ path }) => path);
}

/** Undefined for a page that is about no vehicle; one that cannot be read is nobody's. */
function slugOf(path: string): string | undefined {
  const named = vehicleNamedIn(path);
  try {
    return named && decodeURIComponent(named);
  } catch {
    return '';
  }
}
