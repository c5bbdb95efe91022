import type { ContentDetail } from '@shared-kit/contracts/operator/content-desk.contract';
import { useRevertPageMutation } from '../../api/content.api';
import { SavedByOther } from '../../frame/saved-by-other';
import { formatMoment } from '../../message/format';
import { ChangedFields } from './changed-fields';
import type { Draft } from './use-draft';

type ConflictProps = { draft: Draft; detail: ContentDetail; onReload: () => void };

/** Tells whoever writes that somebody else has saved the page, what they changed, and the two ways on. Nothing is lost by either. */
export function Conflict({ draft, detail, onReload }: ConflictProps) {
  const [revert] = useRevertPageMutation();
  const newer = newerThan(draft, detail);
  if (!newer) return null;
  const { site, page } = draft;

  /** Both stand among the versions, and theirs is the newest again. */
  async function takeTheirs(newest: number) {
    if (draft.isDirty) {
      const mine = await draft.save({ over: newest });
      if (mine === null) return;
      const taken = await revert({ site, path: page.path, base: mine, to: newest });
      if (!taken.data) return;
    }
    onReload();
  }

  return (
    <SavedByOther
      said={`${newer.by} saved version ${newer.newest} of this page, ${formatMoment(newer.at)}.`}
      meanwhile="What you type is not saved until you choose; both are kept among the versions."
      saveMine="Keep mine as the newest"
      onTakeTheirs={() => void takeTheirs(newer.newest)}
      onSaveMine={() => void draft.save({ over: newer.newest })}
    >
      {newer.fields.length > 0 && <ChangedFields fields={newer.fields} />}
    </SavedByOther>
  );
}

/** What saving was told, or what a look has found since. */
function newerThan({ conflict, base, isSaving }: Draft, { newest, versions }: ContentDetail) {
  if (conflict && conflict.conflict.newest > base) return conflict.conflict;
  const [last] = versions;
  return !isSaving && last && newest > base ? { newest, by: last.by, at: last.at, fields: [] } : null;
}
