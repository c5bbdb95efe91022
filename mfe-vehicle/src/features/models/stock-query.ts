import type { Model } from '@shared-kit/contracts/model.contract';

/** What search is asked for a model's new and demonstrator cars that can be had, now or soon. */
export function stockQuery({ make, name }: Pick<Model, 'make' | 'name'>): string {
  return new URLSearchParams({
    'refinementList[make][0]': make,
    'refinementList[model][0]': name,
    'refinementList[car_type][0]': 'new',
    'refinementList[car_type][1]': 'demo',
    'refinementList[status][0]': 'in_stock',
    'refinementList[status][1]': 'coming_soon',
  }).toString();
}
