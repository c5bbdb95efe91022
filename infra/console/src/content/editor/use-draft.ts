import type { ContentConflict, ContentDetail, WrittenPage } from '@shared-kit/contracts/server/content-desk.contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../api/ask';
import { useSaveDraftMutation } from '../../api/content.api';

/** How long nothing is typed before what was typed is kept, in milliseconds. */
const IDLE_MS = 2_000;
/** The same after it could not be kept. */
const AGAIN_MS = 10_000;

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
  /** Keeps what was typed; `over` takes the place of a version that somebody else saved. @returns its version. */
  save: (over?: number) => Promise<number | null>;
  /** Goes on from a version that says the same: the one by which a page of the site's file was published. */
  goOnFrom: (version: number) => void;
};

/** A page while somebody writes it: kept as a new version each time they pause, and never over anybody else's. */
export function useDraft({ site, path, page: loaded, newest }: ContentDetail): Draft {
  const [page, setPage] = useState<WrittenPage>({ ...loaded, path });
  const [kept, setKept] = useState(page);
  const [base, setBase] = useState(newest);
  const [send, { isLoading, error }] = useSaveDraftMutation();
  // As they are by now, for what was begun before.
  const latest = useRef({ page, kept, base, under: Promise.resolve<number | null>(newest) });
  const failure = error as Failure | undefined;
  const conflict = failure && 'conflict' in failure ? failure : undefined;
  const isDirty = page !== kept;

  const keep = useCallback(
    async (over?: number) => {
      const now = latest.current;
      const written = now.page;
      if (over === undefined && written === now.kept) return now.base;
      const answer = await send({ site, base: over ?? now.base, page: written });
      if (!answer.data) return null;
      [now.kept, now.base] = [written, answer.data.version];
      setKept(written);
      setBase(answer.data.version);
      return answer.data.version;
    },
    [send, site],
  );

  /** One at a time: the next knows the version that the one before it made. */
  const save = useCallback(
    async (over?: number) => {
      latest.current.under = latest.current.under.then(() => keep(over));
      return latest.current.under;
    },
    [keep],
  );

  const change = useCallback((said: Readonly<Record<string, unknown>>) => {
    latest.current.page = { ...latest.current.page, ...said };
    setPage(latest.current.page);
  }, []);

  const goOnFrom = useCallback((version: number) => {
    latest.current.base = version;
    setBase(version);
  }, []);

  const waits = isDirty && !isLoading && !conflict;
  const afterMs = failure ? AGAIN_MS : IDLE_MS;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save(), afterMs);
    return () => clearTimeout(timer);
  }, [waits, afterMs, page, save]);
  useAskBeforeLeaving(isDirty);

  return { site, page, base, isDirty, isSaving: isLoading, failure, conflict, change, save, goOnFrom };
}

function useAskBeforeLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** A text of a page that may lack it. */
export function textAt(page: Readonly<Record<string, unknown>>, key: string): string {
  const value = page[key];
  return typeof value === 'string' ? value : '';
}
