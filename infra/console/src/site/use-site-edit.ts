import type { ContentConflict } from '@shared-kit/contracts/operator/content-desk.contract';
import type { SiteDetail, SiteSaved } from '@shared-kit/contracts/operator/site-desk.contract';
import { use, useState } from 'react';
import type { Failure } from '../api/ask';
import {
  useDropSiteDraftMutation,
  useKeepSiteDraftMutation,
  useLazySiteVersionQuery,
  useSaveSiteMutation,
} from '../api/site.api';
import { objectIn } from '../content/blocks/block-kinds';
import { NoticeContext } from '../frame/notice';
import { useUnsaved } from '../unsaved/use-unsaved';

type Parts = SiteDetail['parts'];
export type Newer = ContentConflict['conflict'] & { of: 'site' | 'draft' };
type Edit = { base: number; draft: number; parts: Parts; isDirty: boolean };

/** As it is being written where somebody does, else as it is shown. */
function begin({ version, parts, draft }: SiteDetail): Edit {
  return { base: version, draft: draft?.number ?? 0, parts: { ...parts, ...draft?.parts }, isDirty: false };
}

/** Parts of a site as they are being written. What is typed stays until it is shown or kept as the draft. */
export function useSiteEdit(detail: SiteDetail) {
  const { site } = detail;
  const notify = use(NoticeContext);
  const [{ base, draft, parts, isDirty }, setEdit] = useState(() => begin(detail));
  const [save, saving] = useSaveSiteMutation();
  const [keep, keeping] = useKeepSiteDraftMutation();
  const [drop, dropping] = useDropSiteDraftMutation();
  const [readVersion] = useLazySiteVersionQuery();
  const failure = (saving.error ?? keeping.error ?? dropping.error) as Failure | undefined;
  const unsaved = useUnsaved({ thing: `site ${site}`, written: parts, isDirty });
  const newer = newerThan({ base, draft }, detail, failure);
  const errors = failure && !newer ? failure.fieldErrors : {};

  async function saveOver(version: number) {
    keeping.reset();
    const saved = await save({ site, base: version, parts });
    if (!saved.data) return;
    setEdit((edit) => ({ ...edit, base: saved.data.version, draft: 0, isDirty: false }));
    notify(savedWords(saved.data));
  }
  async function keepOver(before: number) {
    saving.reset();
    const kept = await keep({ site, before, parts });
    if (!kept.data) return;
    setEdit((edit) => ({ ...edit, draft: kept.data.number, isDirty: false }));
    notify('Kept as the draft. Shoppers do not see it.');
  }
  async function dropDraft() {
    const dropped = await drop(site);
    if (!dropped.data) return;
    setEdit({ ...begin({ ...detail, draft: null }), base });
    notify('The draft is gone.');
  }
  return {
    ...{ parts, draft, isDirty, newer, errors, unsaved, requestId: saving.requestId },
    isBusy: saving.isLoading || keeping.isLoading || dropping.isLoading,
    /** Of what was saved last; gone with the next change. */
    unseen: unseenOf(isDirty, saving.data),
    /** What went wrong where no field can say it. */
    problem: failure && !newer && Object.keys(errors).length === 0 ? failure.detail : null,
    say: (part: keyof Parts) => (value: unknown) =>
      setEdit((edit) => ({ ...edit, isDirty: true, parts: { ...edit.parts, [part]: value } })),
    /** Writes what was typed before and never saved into the form. */
    use: (written: unknown) =>
      setEdit((edit) => ({ ...edit, isDirty: true, parts: { ...edit.parts, ...objectIn(written) } })),
    save: () => saveOver(base),
    keep: () => keepOver(draft),
    dropDraft,
    saveOverTheirs: () => (newer?.of === 'draft' ? keepOver(newer.newest) : saveOver(newer?.newest ?? base)),
    takeTheirs: () => {
      saving.reset();
      keeping.reset();
      setEdit(begin(detail));
    },
    /** Writes an earlier version into the form, shown and kept by nobody yet. */
    takeUp: async (version: number) => {
      const { data } = await readVersion({ site, version });
      if (data) setEdit((edit) => ({ ...edit, parts: data.parts, isDirty: true }));
    },
  };
}

export type SiteEdit = ReturnType<typeof useSiteEdit>;

function savedWords({ warnings }: SiteSaved): string {
  return warnings.length > 0 ? 'Saved, with links that shoppers do not see.' : 'Saved. Shoppers see it now.';
}

function unseenOf(isDirty: boolean, saved: SiteSaved | undefined): SiteSaved['warnings'] {
  return isDirty || !saved ? [] : saved.warnings;
}

/** What saving was told, or what a look has found since. */
function newerThan(
  { base, draft }: Pick<Edit, 'base' | 'draft'>,
  { version, by, at, draft: theirs }: SiteDetail,
  failure: Failure | undefined,
): Newer | null {
  if (version > base) {
    const told = failure && 'conflict' in failure && failure.conflict.newest === version ? failure.conflict.fields : [];
    return { of: 'site', newest: version, by: by || 'Somebody', at, fields: told };
  }
  if (theirs && theirs.number > draft)
    return { of: 'draft', newest: theirs.number, by: theirs.by, at: theirs.at, fields: [] };
  return null;
}
