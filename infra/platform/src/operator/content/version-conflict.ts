import type { ContentConflict } from '@shared-kit/contracts/operator/content-desk.contract';
import type { ConfigChange } from '@shared-kit/domain/site/config-changes';
import { cutText } from '@shared-kit/domain/text/cut-text';

/** The most of a value that is shown, in characters. */
const LENGTH = 400;

type MovedOn = {
  message: string;
  newer: { newest: number; by: string; at: Date; changes: readonly ConfigChange[] };
};

/**
 * That somebody saved a newer version meanwhile, as a desk is answered (409): who, when, and what they changed.
 *
 * @param whole what a change of all of it is called.
 */
export function versionConflict({ message, newer }: MovedOn, whole: string): ContentConflict {
  const { newest, by, at, changes } = newer;
  const fields = changes.map(({ path, before, after }) => ({
    field: path || whole,
    before: shortened(before),
    after: shortened(after),
  }));
  const conflict = { newest, by: by || 'Somebody', at: at.toISOString(), fields };
  return { code: 'conflict', detail: message, fieldErrors: {}, conflict };
}

/** A value as a line of words, cut where it is long. */
function shortened(value: unknown): string {
  if (value === undefined) return '';
  return cutText(typeof value === 'string' ? value : JSON.stringify(value), LENGTH);
}
