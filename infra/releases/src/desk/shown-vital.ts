import type { Vital } from '@shared-kit/contracts/release/evidence.contract';
import { threeQuartersWithin } from '@shared-kit/domain/release/vital-buckets';
import type { Side } from '../judgement/weigh';

/**
 * What three quarters of a side's visits had at most, as the console is sent it: null without visits, and where it is more
 * than the last bucket ends at, as JSON knows no infinity.
 */
export function shownVital({ vitals }: Pick<Side, 'vitals'>, name: Vital): number | null {
  const value = threeQuartersWithin(name, vitals[name] ?? []);
  return value === Infinity ? null : value;
}
