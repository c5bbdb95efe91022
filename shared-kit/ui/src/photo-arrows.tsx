import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { IconButton } from './icon-button';
import * as s from './photo-arrows.module.css';

type PhotoArrowsProps = { here: number; count: number; show: (index: number) => void };

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Turns a card's photos: two buttons for the pointer, the arrow keys wherever the focus is in the card. After the last comes the first. */
export function PhotoArrows({ here, count, show }: PhotoArrowsProps) {
  const arrows = useRef<HTMLDivElement>(null);
  const turn = (way: number) => show((here + way + count) % count);

  useEffect(() => {
    const card = arrows.current?.closest('article');
    function follow(event: KeyboardEvent) {
      const way = ways[event.key];
      if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(way);
    }
    card?.addEventListener('keydown', follow);
    return () => card?.removeEventListener('keydown', follow);
  });

  // Not in the order of the Tab key: the arrow keys do the same, and a list of cards has stops enough.
  return (
    <div ref={arrows} className={s.arrows}>
      <IconButton label="Previous photo" tabIndex={-1} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label="Next photo" tabIndex={-1} onClick={() => turn(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
