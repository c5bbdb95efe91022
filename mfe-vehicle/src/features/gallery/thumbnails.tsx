import { Picture } from '@shared-kit/ui/car/picture';
import { useEffect, useRef } from 'react';
import type { Slide } from './slides';
import * as s from './gallery.module.css';

type ThumbnailsProps = { slides: readonly Slide[]; index: number; onShow: (index: number) => void };

/** Small pictures to jump by; the one that is shown stays in view. */
export function Thumbnails({ slides, index, onShow }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !(current instanceof HTMLElement)) return;
    row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
  }, [index]);
  return (
    <div ref={list} className={s.thumbnails}>
      {slides.map((slide, position) => (
        <button
          key={slide.key}
          type="button"
          className={s.thumbnail}
          aria-label={slide.kind === 'video' ? 'Show the video' : `Show picture ${position + 1}`}
          aria-current={position === index}
          data-video={slide.kind === 'video' ? '' : undefined}
          onClick={() => onShow(position)}
        >
          <Picture id={thumbnailOf(slide)} alt="" sizes="6rem" widest={320} />
        </button>
      ))}
    </div>
  );
}

function thumbnailOf(slide: Slide): string {
  if (slide.kind === 'picture') return slide.id;
  return slide.kind === 'video' ? slide.poster : slide.slide.image;
}
