import { withinLength } from '@shared-kit/domain/text/within-length';
import { Button } from '@shared-kit/ui/form/button';
import { useState } from 'react';
import * as s from './details.module.css';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';

/** Characters shown before the shopper asks for the rest (S9-08). */
const SHOWN = 400;
/** At most that much of a text, to the end of a word unless that is very long. */
function start(text: string): string {
  return withinLength(withinLength(text, SHOWN + 1).replace(/\s+\S{0,40}$/, ''), SHOWN);
}

export function DealerComments({ text }: { text: string | null }) {
  // Without JavaScript there is no button to ask with: the whole text is in the page, and folds once that can be undone.
  const alive = useIsHydrated();
  const [open, setOpen] = useState(false);
  const comments = text?.trim() || 'Dealer comments are pending. Please check back here later.';
  const folds = comments.length > SHOWN;
  const folded = folds && alive && !open;
  return (
    <section aria-labelledby="comments-title">
      <h2 id="comments-title">Dealer comments</h2>
      <p className={s.comments}>{folded ? `${start(comments)}…` : comments}</p>
      {folds && alive && (
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </section>
  );
}
