import type { Model } from '@shared-kit/contracts/model.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { modelsRepository } from './models.repository';

/** A new model that this site sells, by its slug; null for any other. */
export function findNewModel(tx: Tx, site: TenantSite, slug: string): Promise<Model | null> {
  return modelsRepository(tx, site).find(slug);
}
