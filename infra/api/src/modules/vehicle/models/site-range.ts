import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { listShownLocations } from '../../locations/locations.service';
import { listStockedModels } from '../../stock/vehicles.service';
import type { StockedModel } from '../../stock/vehicles.service';
import { listGroupModels } from './models.repository';

/** What a site offers: the new models it sells, by make and name, and the models it has for sale. */
export type SiteRange = { models: Model[]; stock: StockedModel[] };

/** Makes the site's dealerships sell new unless its configuration names others; call it inside `withScope`. */
export async function readRange(tx: Tx, site: TenantSite): Promise<SiteRange> {
  const stock = await listStockedModels(tx, site);
  return { models: await newModelsOf(tx, site, stock), stock };
}

async function newModelsOf(tx: Tx, site: TenantSite, stock: readonly StockedModel[]): Promise<Model[]> {
  const { base_filter: filter, sells_new: configured } = site.config;
  if (filter.car_type.length > 0 && !filter.car_type.includes('new')) return [];
  const places = await listShownLocations(tx, site);
  const makes = oneOf(
    configured.make.length > 0 ? configured.make : places.flatMap(({ manufacturers }) => manufacturers),
  );
  const shownMakes = oneOf(filter.make);
  const [kind, shownKind] = [
    oneOf(configured.item_type.length > 0 ? configured.item_type : stock.map((one) => one.kind)),
    oneOf(filter.item_type),
  ];
  const [body, fuel] = [oneOf(configured.body), oneOf(filter.fuel)];
  return (await listGroupModels(tx, site.group_slug))
    .filter(({ make }) => makes.has(make) && shownMakes.allows(make))
    .filter(({ item_type: type }) => kind.allows(type) && shownKind.allows(type))
    .filter(({ manufacturer_body: own }) => body.allows(own))
    .map((model) => ({ ...model, model_variants: model.model_variants.filter((own) => fuel.allows(own.fuel)) }))
    .filter(({ model_variants: left }) => left.length > 0 || filter.fuel.length === 0);
}

/** Words however they are spelt; an empty list allows everything, and has nothing. */
function oneOf(words: readonly string[]) {
  const known = new Set(words.map((word) => word.toLowerCase()));
  const has = (word: string | null) => word !== null && known.has(word.toLowerCase());
  return { has, allows: (word: string | null) => known.size === 0 || has(word) };
}

/** A model of a range as people write it, with or without its make. */
export function modelNamed({ models }: SiteRange, name: string): Model | undefined {
  const wanted = name.trim().toLowerCase();
  return models.find((model) =>
    [model.name, `${model.make} ${model.name}`].some((own) => own.toLowerCase() === wanted),
  );
}
