import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';

/** What went wrong in this document with a remote; null where nobody can tell whose fault it was. */
export type FailureNote = { kind: 'load' | 'render' | 'hydration'; remote: RemoteName | null };

const notes: FailureNote[] = [];
let hear: (() => void) | undefined;

/** Notes a failure; whoever tells them is called when the first one comes. */
export function noteFailure(kind: FailureNote['kind'], remote: string | null): void {
  notes.push({ kind, remote: remote as RemoteName | null });
  hear?.();
}

/** Takes what was noted so far. */
export const takeFailures = (): FailureNote[] => notes.splice(0);

/** @param listener called for each failure, and at once where one was noted before. */
export function whenFailed(listener: () => void): void {
  hear = listener;
  if (notes.length > 0) listener();
}
