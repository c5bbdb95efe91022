import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { findByWords } from '../../stock/nearby-vehicles.service';
import { carsRepository } from '../cars.repository';
import { findSimilarCars, toCards } from './similar-cars';

const SHOWN = 6;

/** What a page offers instead of a car that is not shown (any more): cars like it, or like what its address says. */
export async function findAlternatives(tx: Tx, site: TenantSite, slug: string, now = new Date()): Promise<CarCard[]> {
  const gone = await carsRepository(tx, site, now).find(slug);
  if (gone) return findSimilarCars(tx, site, gone, now);
  return toCards(await findByWords(tx, site, slug, SHOWN), site, now);
}
