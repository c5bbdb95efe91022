import { use, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { BlockerFunction } from 'react-router';
import { SignedInContext } from '../frame/signed-in';
import { copyKey, dropCopy, keepCopy, listCopies } from './unsaved-copies';
import type { UnsavedCopy } from './unsaved-copies';

/** So long leaving waits for what is saved by itself before it asks, in milliseconds. */
const ASKS_AFTER_MS = 1_000;

type Editing = {
  /** What is edited, like `page corella /about-us`: copies are offered to who edits the same again. */
  thing: string;
  /** As it stands in the editor; plain data. */
  written: unknown;
  /** Whether anything of it is saved nowhere yet. */
  isDirty: boolean;
  /** Where an editor saves by itself: saves all that was typed. False where that cannot be done now. */
  flush?: () => Promise<boolean>;
};

export type Unsaved = {
  /** What was typed here before and never saved; null for nothing. */
  offered: UnsavedCopy | null;
  /** The offered copy is not wanted, or stands in the editor again. */
  settle: (copy: UnsavedCopy) => void;
  /** Asked before somebody goes; null while nobody goes, or what they typed is on its way. */
  leaving: { stay: () => void; leave: () => void } | null;
};

/**
 * Keeps what is typed in an editor from being lost: a copy of it stays in the browser until it is saved, whoever leaves within
 * the console has it saved or is asked, and whoever closes the page is asked by the browser.
 */
export function useUnsaved({ thing, written, isDirty, flush }: Editing): Unsaved {
  const { name } = use(SignedInContext);
  const of = `${name} ${thing}`;
  const [key] = useState(() => copyKey(of, `${performance.timeOrigin}+${performance.now()}`));
  const [copies, setCopies] = useState(() => listNews(of, written));
  useEffect(() => {
    if (isDirty) keepCopy(key, written);
    else dropCopy(key);
  }, [isDirty, key, written]);
  useAskBeforeClosing(isDirty);
  const leaving = useAskBeforeLeaving(isDirty, key, flush);
  const settle = useCallback(({ key: settled }: UnsavedCopy) => {
    dropCopy(settled);
    setCopies((left) => left.filter((copy) => copy.key !== settled));
  }, []);
  return { offered: copies[0] ?? null, settle, leaving };
}

/** Copies that say something else than what is saved; one that says the same was saved after all. */
function listNews(of: string, saved: unknown): UnsavedCopy[] {
  const text = JSON.stringify(saved);
  return listCopies(of).filter(({ key, written }) => {
    const isNews = JSON.stringify(written) !== text;
    if (!isNews) dropCopy(key);
    return isNews;
  });
}

function useAskBeforeClosing(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** Only another address is a way out: a jump within the page (`#main`) is none. */
const isOtherPage: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  from.pathname !== to.pathname || from.search !== to.search;

function useAskBeforeLeaving(isDirty: boolean, key: string, flush: Editing['flush']): Unsaved['leaving'] {
  const blocker = useBlocker(useCallback<BlockerFunction>((way) => isDirty && isOtherPage(way), [isDirty]));
  const isBlocked = blocker.state === 'blocked';
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (!isBlocked) return;
    let isDecided = false;
    const waits = setTimeout(() => setAsks(true), flush ? ASKS_AFTER_MS : 0);
    void flush?.().then((isSaved) => {
      if (isDecided) return;
      if (!isSaved) return setAsks(true);
      dropCopy(key);
      blocker.proceed();
    });
    return () => {
      isDecided = true;
      clearTimeout(waits);
      setAsks(false);
    };
    // Once for each way out: what changes while it is being saved does not begin it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [isBlocked]);
  return isBlocked && asks ? { stay: () => blocker.reset(), leave: () => blocker.proceed() } : null;
}
