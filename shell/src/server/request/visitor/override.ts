import type { OverrideClaim } from '@shared-kit/contracts/release/override-token.contract';

/** A remote that this browser takes from the machine of whoever works on it. */
export type Override = Pick<OverrideClaim, 'remote' | 'origin'>;
