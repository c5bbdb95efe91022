import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ReactNode } from 'react';
import * as s from './saved-by-other.module.css';

type SavedByOtherProps = {
  /** Who saved what, when. */
  said: string;
  /** What becomes of what was typed. */
  meanwhile?: string;
  /** What they changed, where that is known. */
  children?: ReactNode;
  /** Words of the button by which what was typed takes its place. */
  saveMine?: string;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
};

/** That somebody else has saved meanwhile what is being written, and the two ways on. Nothing typed is lost before one is chosen. */
export function SavedByOther({
  said,
  meanwhile = 'What you typed is not saved until you choose.',
  children,
  saveMine = 'Save mine over it',
  onTakeTheirs,
  onSaveMine,
}: SavedByOtherProps) {
  return (
    <section role="alert" className={s.saved} aria-label="Saved by somebody else">
      <Stack gap={12}>
        <p>
          <strong>{said}</strong> {meanwhile}
        </p>
        {children}
        <Stack row gap={12}>
          <Button variant="primary" onClick={onTakeTheirs}>
            Go on with theirs
          </Button>
          <Button onClick={onSaveMine}>{saveMine}</Button>
        </Stack>
      </Stack>
    </section>
  );
}
