import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { IconButton } from '@shared-kit/ui/icon-button';
import { Picture } from '@shared-kit/ui/picture';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import * as s from './gallery-fullscreen.module.css';

type GalleryFullscreenProps = { ids: readonly string[]; name: string; start: number; onClose: () => void };

/** One picture over the whole screen: arrow keys step (S4-36), Escape closes and focus goes back, by the browser's own dialog. */
export function GalleryFullscreen({ ids, name, start, onClose }: GalleryFullscreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const last = ids.length - 1;
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function step({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') setIndex(Math.min(last, index + 1));
    if (key === 'ArrowLeft') setIndex(Math.max(0, index - 1));
  }

  return (
    // The keys step from wherever focus is inside the dialog, which is interactive as a whole.
    <dialog ref={dialog} className={s.dialog} aria-label={`Pictures of ${name}`} onClose={onClose} onKeyDown={step}>
      <Picture id={ids[index]} alt={`${name}, picture ${index + 1} of ${ids.length}`} sizes="100vw" contain priority />
      <div className={s.bar}>
        <IconButton label="Previous picture" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span aria-live="polite">
          {index + 1} / {ids.length}
        </span>
        <IconButton label="Next picture" disabled={index === last} onClick={() => setIndex(index + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <form method="dialog">
          <IconButton type="submit" label="Close">
            <X aria-hidden />
          </IconButton>
        </form>
      </div>
    </dialog>
  );
}
