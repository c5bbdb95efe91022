import type { HoursDetail, WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { writtenHoursSchema } from '@shared-kit/contracts/operator/hours-desk.contract';
import { use, useState } from 'react';
import type { Failure } from '../api/ask';
import { useLazyHoursVersionQuery, useSaveHoursMutation } from '../api/hours.api';
import { NoticeContext } from '../frame/notice';
import { useUnsaved } from '../unsaved/use-unsaved';

type Edit = { base: number; hours: WrittenHours; isDirty: boolean };

/** Hours as they are being written, on the version they were read in. What is typed stays until it is saved. */
export function useHoursEdit(site: string, detail: HoursDetail) {
  const { location, newest } = detail;
  const notify = use(NoticeContext);
  const [{ base, hours, isDirty }, setEdit] = useState<Edit>({ base: newest, hours: detail.hours, isDirty: false });
  const [save, { error, isLoading, reset, requestId }] = useSaveHoursMutation();
  const [readVersion] = useLazyHoursVersionQuery();
  const unsaved = useUnsaved({ thing: `hours ${site} ${location}`, written: hours, isDirty });
  const failure = error as Failure | undefined;
  const isMoved = newest > base;

  async function saveOver(version: number) {
    const saved = await save({ site, location, base: version, hours });
    if (!saved.data) return;
    setEdit((edit) => ({ ...edit, base: saved.data.version, isDirty: false }));
    notify('Saved. Shoppers see it now.');
  }
  return {
    ...{ hours, isDirty, isMoved, unsaved, requestId, isSaving: isLoading },
    errors: failure && !isMoved ? failure.fieldErrors : {},
    /** What went wrong where no field can say it. */
    problem: failure && !isMoved && Object.keys(failure.fieldErrors).length === 0 ? failure.detail : null,
    change: (more: Partial<WrittenHours>) =>
      setEdit((edit) => ({ ...edit, isDirty: true, hours: { ...edit.hours, ...more } })),
    /** Writes what was typed before and never saved into the form. */
    use: (written: unknown) => {
      const typed = writtenHoursSchema.safeParse(written);
      if (typed.success) setEdit((edit) => ({ ...edit, isDirty: true, hours: typed.data }));
    },
    save: () => saveOver(base),
    saveOverTheirs: () => saveOver(newest),
    takeTheirs: () => {
      reset();
      setEdit({ base: newest, hours: detail.hours, isDirty: false });
    },
    /** Writes an earlier version into the form, saved by nobody yet. */
    async takeUp(version: number) {
      const { data } = await readVersion({ site, location, version });
      if (data) setEdit((edit) => ({ ...edit, hours: data.hours, isDirty: true }));
    },
  };
}

export type HoursEdit = ReturnType<typeof useHoursEdit>;
