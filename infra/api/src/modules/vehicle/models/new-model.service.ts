import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { BRANDS_PATH, MODELS_PATH, brandPath, modelPath } from '@shared-kit/domain/vehicle/model-path';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { brandsOf } from './model-lists';
import { listModelDates } from './models.repository';
import { readRange } from './site-range';

/**
 * The new model of this site that an order names, as far as its words name one: "hi-lux SR5" is a HiLux. The words are
 * what the shopper saw, so they decide; `slug` only says which of two makes' models of one name is meant.
 */
export async function findOrderedModel(
  tx: Tx,
  site: TenantSite,
  { name, slug }: { name: string; slug: string },
): Promise<Model | null> {
  const words = name.split(/\s+/).map(toSpelling);
  const { models } = await readRange(tx, site);
  for (let length = words.length; length > 0; length--) {
    const beginning = words.slice(0, length).join('');
    const named = models.filter((model) => spellings(model).includes(beginning));
    const [first] = named;
    if (first) return named.find((model) => model.slug === slug) ?? first;
  }
  return null;
}

const spellings = ({ make, name }: Model) => [name, `${make} ${name}`].map(toSpelling);

/** "CX-5", "cx 5" and "cx5" are one. */
const toSpelling = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A page of a brand or of a new model. */
type RangePage = { label: string; href: string; picture?: string };
type RangePages = {
  brands: (RangePage & { isSoldNew: boolean })[];
  models: RangePage[];
  carTypes: CarType[];
  itemTypes: string[];
};

/** The pages of brands and new models that a site has, and the conditions and kinds of what it has for sale. */
export async function listRangePages(tx: Tx, site: TenantSite): Promise<RangePages> {
  const range = await readRange(tx, site);
  return {
    brands: brandsOf(range).map(({ name, slug, model_count: count }) => ({
      label: name,
      href: brandPath(slug),
      isSoldNew: count > 0,
    })),
    models: range.models.map(({ name, slug, image }) => ({
      label: name,
      href: modelPath(slug),
      ...(image && { picture: image.url }),
    })),
    carTypes: [...new Set(range.stock.map(({ car_type }) => car_type))].toSorted(),
    itemTypes: [...new Set(range.stock.map(({ kind }) => kind.toLowerCase()))].toSorted(),
  };
}

/** An address and when what stands there has changed, as far as anybody knows. */
type DatedPath = { path: string; changedAt?: Date | undefined };

/** The same pages with their lists, as search engines are told of them: a brand is as new as the newest of its models. */
export async function listRangeAddresses(tx: Tx, site: TenantSite): Promise<DatedPath[]> {
  const range = await readRange(tx, site);
  const dates = await listModelDates(tx, site.group_slug);
  const models = range.models.map(({ slug, make_slug: make }) => ({
    ...{ path: modelPath(slug), changedAt: dates.get(slug), make },
  }));
  const brands = brandsOf(range).map(({ slug }) => ({
    path: brandPath(slug),
    changedAt: newestOf(models.filter(({ make }) => make === slug)),
  }));
  const listAt = (path: string, pages: readonly DatedPath[]) =>
    pages.length > 0 ? [{ path, changedAt: newestOf(pages) }] : [];
  return [
    ...listAt(BRANDS_PATH, brands),
    ...listAt(MODELS_PATH, models),
    ...brands,
    ...models.map(({ path, changedAt }) => ({ path, changedAt })),
  ];
}

function newestOf(pages: readonly DatedPath[]): Date | undefined {
  const times = pages.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
