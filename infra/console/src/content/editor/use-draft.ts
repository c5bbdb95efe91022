import type { ContentConflict, ContentDetail, WrittenPage } from '@shared-kit/contracts/operator/content-desk.contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../api/ask';
import { useSaveDraftMutation } from '../../api/content.api';
import { useUnsaved } from '../../unsaved/use-unsaved';
import type { Unsaved } from '../../unsaved/use-unsaved';

/** How long nothing is typed before what was typed is kept, in milliseconds. */
const IDLE_MS = 2_000;
/** The same after it could not be kept. */
const AGAIN_MS = 10_000;

/**
 * `over` takes the place of a version that somebody else saved; `byItself` is what the editor does while somebody writes, one
 * version until they save on purpose.
 */
type Saving = { over?: number; byItself?: boolean };

export type Draft = {
  site: string;
  page: WrittenPage;
  /** The version that is written on. */
  base: number;
  isDirty: boolean;
  isSaving: boolean;
  failure: Failure | undefined;
  /** Somebody else saved meanwhile. */
  conflict: ContentConflict | undefined;
  change: (said: Readonly<Record<string, unknown>>) => void;
  /** Writes another page in its place, kept like what is typed. */
  replace: (written: Readonly<Record<string, unknown>>) => void;
  /** Keeps what was typed. @returns its version; null where that cannot be done now. */
  save: (saving?: Saving) => Promise<number | null>;
  /** Goes on from a version that says the same: the one by which a page of the site's file was published. */
  goOnFrom: (version: number) => void;
  /** What keeps it from being lost while it is not kept. */
  unsaved: Unsaved;
};

/** A page while somebody writes it: kept as a new version each time they pause, and never over anybody else's. */
export function useDraft({ site, path, page: loaded, newest }: ContentDetail): Draft {
  const [page, setPage] = useState<WrittenPage>({ ...loaded, path });
  const [kept, setKept] = useState(page);
  const [base, setBase] = useState(newest);
  const [send, { isLoading, error }] = useSaveDraftMutation();
  // As they are by now, for what was begun before.
  const latest = useRef({ page, kept, base, under: Promise.resolve<number | null>(newest), isByItself: false });
  const failure = error as Failure | undefined;
  const conflict = failure && 'conflict' in failure ? failure : undefined;
  const isDirty = page !== kept;

  const keep = useCallback(
    async ({ over, byItself = false }: Saving) => {
      const now = latest.current;
      const written = now.page;
      // Saved on purpose, what was kept by itself becomes a version that stays.
      const isKept = written === now.kept && (byItself || !now.isByItself);
      if (over === undefined && isKept) return now.base;
      const answer = await send({ site, base: over ?? now.base, page: written, by_itself: byItself });
      if (!answer.data) return null;
      [now.kept, now.base, now.isByItself] = [written, answer.data.version, byItself];
      setKept(written);
      setBase(answer.data.version);
      return answer.data.version;
    },
    [send, site],
  );

  /** One at a time: the next knows the version that the one before it made. */
  const save = useCallback(
    async (saving: Saving = {}) => {
      latest.current.under = latest.current.under.then(() => keep(saving));
      return latest.current.under;
    },
    [keep],
  );

  const change = useCallback((said: Readonly<Record<string, unknown>>) => {
    latest.current.page = { ...latest.current.page, ...said };
    setPage(latest.current.page);
  }, []);

  const replace = useCallback(
    (written: Readonly<Record<string, unknown>>) => {
      latest.current.page = { ...written, path };
      setPage(latest.current.page);
    },
    [path],
  );

  const goOnFrom = useCallback((version: number) => {
    latest.current.base = version;
    setBase(version);
  }, []);

  const waits = isDirty && !isLoading && !conflict;
  const afterMs = failure ? AGAIN_MS : IDLE_MS;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save({ byItself: true }), afterMs);
    return () => clearTimeout(timer);
  }, [waits, afterMs, page, save]);
  useSaveOnReturn(waits && failure !== undefined, save);
  const flush = useCallback(async () => {
    const isKept = (await save({ byItself: true })) !== null;
    // Typed on meanwhile, it is not all kept.
    return isKept && latest.current.page === latest.current.kept;
  }, [save]);
  const unsaved = useUnsaved({ thing: `page ${site} ${path}`, written: page, isDirty, flush });

  return {
    site,
    page,
    base,
    isDirty,
    isSaving: isLoading,
    failure,
    conflict,
    change,
    replace,
    save,
    goOnFrom,
    unsaved,
  };
}

/** What could not be saved is tried again at once when somebody comes back from the tab where they signed in again. */
function useSaveOnReturn(isLeft: boolean, save: Draft['save']) {
  useEffect(() => {
    if (!isLeft) return;
    const again = () => void save({ byItself: true });
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [isLeft, save]);
}

/** A text of a page that may lack it. */
export function textAt(page: Readonly<Record<string, unknown>>, key: string): string {
  const value = page[key];
  return typeof value === 'string' ? value : '';
}
