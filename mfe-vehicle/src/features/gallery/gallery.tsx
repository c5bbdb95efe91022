import Expand from 'lucide-react/icons/expand';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '@shared-kit/ui/icon-button';
import { Picture } from '@shared-kit/ui/picture';
import { lazy, Suspense, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import * as s from './gallery.module.css';

const Fullscreen = lazy(async () => ({ default: (await import('./gallery-fullscreen')).GalleryFullscreen }));

const MAIN_SIZES = '(width >= 80rem) 44rem, (width >= 64rem) 55vw, 100vw';

type GalleryProps = { ids: readonly string[]; name: string };

/**
 * A car's pictures as a strip that snaps: swiped on a phone, stepped with buttons and arrow keys, and without
 * JavaScript still scrolled. Thumbnails only for more than three (S5-12).
 */
export function Gallery({ ids, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [fullscreen, setFullscreen] = useState(false);
  const pictures = ids.length > 0 ? ids : ['not-found'];
  const last = pictures.length - 1;

  function show(next: number) {
    const target = Math.max(0, Math.min(last, next));
    setIndex(target);
    strip.current?.scrollTo({ left: target * strip.current.clientWidth, behavior: 'smooth' });
  }

  function step({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
  }

  return (
    <section className={s.gallery} aria-label="Pictures" aria-roledescription="carousel">
      <div className={s.stage}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrolling region takes focus, and the arrows step it */}
        <ul
          ref={strip}
          className={s.strip}
          // A scrolling region must be reachable by keyboard; the arrows step it.
          tabIndex={last > 0 ? 0 : undefined}
          aria-label={`${name}: ${pictures.length} pictures`}
          onKeyDown={step}
          onScroll={({ currentTarget }) => setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        >
          {pictures.map((id, position) => (
            <li key={id} className={s.slide}>
              <Picture id={id} alt={`${name}, picture ${position + 1}`} sizes={MAIN_SIZES} priority={position === 0} />
            </li>
          ))}
        </ul>
        {last > 0 && (
          <div className={s.controls}>
            <IconButton label="Previous picture" onClick={() => show(index - 1)} disabled={index === 0}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label="Next picture" onClick={() => show(index + 1)} disabled={index === last}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        )}
        <div className={s.corner}>
          <span className={s.count}>
            {index + 1} / {pictures.length}
          </span>
          <IconButton label="Show pictures full screen" onClick={() => setFullscreen(true)}>
            <Expand aria-hidden />
          </IconButton>
        </div>
      </div>
      {pictures.length > 3 && (
        <div className={s.thumbnails}>
          {pictures.map((id, position) => (
            <button
              key={id}
              type="button"
              className={s.thumbnail}
              aria-label={`Show picture ${position + 1}`}
              aria-current={position === index}
              onClick={() => show(position)}
            >
              <Picture id={id} alt="" sizes="6rem" />
            </button>
          ))}
        </div>
      )}
      {fullscreen && (
        <Suspense>
          <Fullscreen ids={pictures} name={name} start={index} onClose={() => setFullscreen(false)} />
        </Suspense>
      )}
    </section>
  );
}
