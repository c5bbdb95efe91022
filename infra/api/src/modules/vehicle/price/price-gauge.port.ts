import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { Autogauge } from '@shared-kit/contracts/vehicle/vehicle.contract';
import type { TenantSite } from '../../../plugins/tenant';

/** Says where a car's price stands in the market. */
export type PriceGauge = (car: Car, listingPrice: number, site: TenantSite) => Promise<Autogauge>;
