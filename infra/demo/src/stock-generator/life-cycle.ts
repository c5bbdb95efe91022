import { DAY_MS } from '@shared-kit/domain/time/seconds';
import type { Random } from './random';
import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';

const TAGS = ['HOT DEAL', 'PRICE DROP', 'LOW KMS', 'ONE OWNER', 'MANAGER SPECIAL'] as const;

export type LifeCycle = {
  status: string;
  created_at: string;
  sold_date_timestamp?: number;
  reserved: boolean;
  preorder: boolean;
  tag?: string;
  show_on_dealer_website: boolean;
};

/** Where a car is between arriving and leaving, in the proportions of a working yard. Deterministic for one `now`. */
export function lifeCycle(random: Random, carType: CarType, now: Date): LifeCycle {
  const kind = random.weighted(
    ['in_stock', 'coming_soon', 'sold', 'withdrawn'] as const,
    (status) => weights(carType)[status],
  );
  const daysHere =
    kind === 'coming_soon' ? random.int(0, 20) : Math.floor(random.next() ** 2 * (carType === 'new' ? 240 : 150));
  const createdAt = now.getTime() - daysHere * DAY_MS - random.int(0, DAY_MS);
  // Feeds go on sending a car for a while after its sale; now and then without saying when that was.
  const soldAt = kind === 'sold' && !random.chance(0.05) ? now.getTime() - random.int(0, 9 * DAY_MS) : undefined;
  const preorder = carType === 'new' && kind === 'coming_soon' && random.chance(0.35);
  const tag = tagOf(random, carType, kind);
  return {
    status: kind,
    created_at: new Date(Math.min(createdAt, soldAt ?? createdAt)).toISOString(),
    ...(soldAt !== undefined && { sold_date_timestamp: Math.floor(soldAt / 1000) }),
    reserved: kind === 'in_stock' && random.chance(0.025),
    preorder,
    ...(tag !== undefined && { tag }),
    show_on_dealer_website: !random.chance(0.015),
  };
}

function weights(carType: CarType) {
  return carType === 'new'
    ? { in_stock: 82, coming_soon: 13, sold: 4.5, withdrawn: 0.5 }
    : { in_stock: 89, coming_soon: 3, sold: 7, withdrawn: 1 };
}

function tagOf(random: Random, carType: CarType, status: string): string | undefined {
  if (status !== 'in_stock') return undefined;
  if (carType === 'new')
    return random.chance(0.05) ? 'RUNOUT SALE' : random.chance(0.01) ? 'TEST DRIVE ONLY' : undefined;
  return random.chance(0.1) ? random.pick(TAGS) : undefined;
}
