import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';

/** The remotes that have a part in the home page or a vehicle's: each of them is spoiled in turn. */
export const triedRemotes = [
  'mfe-search',
  'mfe-vehicle',
  'mfe-finance',
  'mfe-locations',
  'mfe-leads',
  'mfe-account',
] as const satisfies readonly RemoteName[];
export type TriedRemote = (typeof triedRemotes)[number];
