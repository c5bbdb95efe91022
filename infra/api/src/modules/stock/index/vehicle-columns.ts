import type { Car, CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { carCardSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { soldAtMs } from '@shared-kit/domain/vehicle/availability/car-availability';
import { codedAttributes, facetAttributes, numericAttributes } from './facet-attributes.service';
import type { IndexedCar } from './facet-attributes.service';
import type { FacetDictionary } from './facet-dictionary.repository';
import { featureCodes } from './known-features.service';
import { carWords } from './search-words.service';
import type { CopyValue } from '../../../db/copy-rows';

/** One row to be staged. `hash` tells whether the feed changed; `createdAtGiven` whether it dates its cars. */
export type StagedCar = IndexedCar & { hash: string; createdAtGiven: boolean };

const CARD_FIELDS = Object.keys(carCardSchema.shape) as (keyof CarCard)[];

type Column = { name: string; type: string; value: (staged: StagedCar) => CopyValue };

/** Fields of a car that go into a column as they are. */
type PlainField = { [Field in keyof Car]-?: Car[Field] extends CopyValue ? Field : never }[keyof Car];

const fromCar = (type: string, ...names: PlainField[]): Column[] =>
  names.map((name) => ({ name, type, value: ({ car }) => car[name] }));

/** Columns of `vehicle`, group and import aside. */
export const vehicleColumns: readonly Column[] = [
  ...fromCar(
    'text',
    'id',
    'slug',
    'dealership_slug',
    'stocknum',
    'status',
    'car_type',
    'item_type',
    'make',
    'model',
    'badge',
    'series',
  ),
  ...fromCar('text', 'colour', 'city', 'state', 'tag'),
  ...fromCar('integer', 'year', 'seats', 'doors', 'subscription_price', 'km', 'weekly_repayment', 'custom_rank'),
  ...fromCar('boolean', 'certified', 'reserved', 'show_on_dealer_website'),
  ...fromCar('timestamptz', 'created_at'),
  { name: 'location_id', type: 'text', value: ({ car }) => car.location?.id ?? null },
  { name: 'body', type: 'text', value: ({ car }) => car.simple_body },
  { name: 'fuel', type: 'text', value: ({ car }) => car.simple_fuel },
  { name: 'drive', type: 'text', value: ({ car }) => car.simple_drive },
  { name: 'transmission', type: 'text', value: ({ car }) => car.simple_transmission },
  { name: 'price', type: 'integer', value: ({ shownPrice }) => shownPrice },
  { name: 'sold_at', type: 'timestamptz', value: ({ car }) => soldAt(car) },
  { name: 'content_hash', type: 'text', value: ({ hash }) => hash },
  {
    name: 'card',
    type: 'jsonb',
    value: ({ car }) => JSON.stringify(Object.fromEntries(CARD_FIELDS.map((field) => [field, car[field]]))),
  },
  { name: 'doc', type: 'jsonb', value: ({ car }) => JSON.stringify(car) },
];

/** Columns of `vehicle_facet` that are not taken from `vehicle`; in staging their names start with `f_`. */
export function facetColumns(dictionary: FacetDictionary): readonly Column[] {
  return [
    ...codedAttributes.map((attribute) => ({
      name: attribute,
      type: 'integer',
      value: (staged: StagedCar) => dictionary.codeOf(attribute, facetAttributes[attribute](staged)),
    })),
    ...numericAttributes.map((name) => ({ name, type: 'integer', value: ({ car }: StagedCar) => car[name] ?? 0 })),
    { name: 'features', type: 'integer[]', value: ({ car }) => `{${featureCodes(car.standardEquipment).join(',')}}` },
    {
      name: 'words',
      type: 'text[]',
      value: ({ car, dealershipName }) => `{"${carWords(car, dealershipName).join('","')}"}`,
    },
  ];
}

/** Columns that `vehicle_facet` shares with `vehicle`. */
export const sharedColumns = [
  'id',
  'custom_rank',
  'created_at',
  'sold_at',
  'price',
  'subscription_price',
  'km',
  'weekly_repayment',
] as const;

function soldAt(car: Car): string | null {
  const milliseconds = soldAtMs(car);
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
