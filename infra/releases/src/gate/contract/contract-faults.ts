import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { Around } from './around';
import { goneAddresses } from './gone-addresses';
import { goneEvents } from './gone-events';
import { goneSlots, unfilledSlots } from './gone-slots';
import { slotPropMisfits } from './slot-prop-misfits';

/**
 * What a version takes away or narrows that somebody live uses: a sentence each, naming who. What it adds is welcome, and
 * so is what it takes away that nobody uses. What it does to stored sites' configuration is told by another gate.
 */
export function contractFaults(candidate: RemoteManifest, around: Around): string[] {
  const checks = [goneAddresses, goneSlots, unfilledSlots, slotPropMisfits, goneEvents];
  return checks.flatMap((check) => check(candidate, around));
}
