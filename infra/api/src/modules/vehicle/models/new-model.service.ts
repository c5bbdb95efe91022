import type { CarType } from '@shared-kit/contracts/car.contract';
import type { Model } from '@shared-kit/contracts/model.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { brandsOf } from './model-lists';
import { readRange } from './site-range';

/** A new model that this site sells, by its slug; null for any other. */
export async function findNewModel(tx: Tx, site: TenantSite, slug: string): Promise<Model | null> {
  const { models } = await readRange(tx, site);
  return models.find((model) => model.slug === slug) ?? null;
}

/** A page of a brand or of a new model. */
type RangePage = { label: string; href: string };
type RangePages = { brands: (RangePage & { isSoldNew: boolean })[]; models: RangePage[]; carTypes: CarType[] };

/** The pages of brands and new models that a site has, and the conditions of what it has for sale. */
export async function listRangePages(tx: Tx, site: TenantSite): Promise<RangePages> {
  const range = await readRange(tx, site);
  return {
    brands: brandsOf(range).map(({ name, slug, model_count: count }) => ({
      label: name,
      href: `/${encodeURIComponent(slug)}/overview`,
      isSoldNew: count > 0,
    })),
    models: range.models.map(({ name, slug }) => ({ label: name, href: `/models/${encodeURIComponent(slug)}` })),
    carTypes: [...new Set(range.stock.map(({ car_type }) => car_type))].toSorted(),
  };
}
