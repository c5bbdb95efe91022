import type { RegoLookup } from '@shared-kit/contracts/vehicle/rego.contract';
import type { TenantSite } from '../../plugins/tenant';

export type Plate = { rego: string; state: string };

/** Which vehicle has a plate; null where nobody knows. Throws when the provider fails. `ip` asks, for limits. */
export type RegoPort = {
  source: RegoLookup['source'];
  find(site: TenantSite, plate: Plate, ip: string): Promise<RegoLookup['vehicle']>;
};
