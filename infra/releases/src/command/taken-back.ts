import type { ReleaseState } from '../registry/log/fold-releases';
import type { ReleaseEvent } from '../registry/log/release-event.contract';

/** Said to whoever gives visitors a version that automation found bad; empty of any other. @param before the act. */
export function takenBackWords({ takenBack = {} }: Pick<ReleaseState, 'takenBack'>, event: ReleaseEvent): string {
  if (event.kind !== 'rolled' && event.kind !== 'promoted' && event.kind !== 'pinned') return '';
  const { version } = event.payload;
  const judgement = takenBack[version];
  return judgement === undefined ? '' : `. Automation took ${version} back before, by judgement ${judgement}`;
}
