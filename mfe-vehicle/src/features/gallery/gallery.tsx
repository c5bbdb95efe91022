import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Expand from 'lucide-react/icons/expand';
import { IconButton } from '@shared-kit/ui/icon-button';
import { lazy, Suspense, useState } from 'react';
import { GallerySlide } from './gallery-slide';
import { Placeholder } from './placeholder';
import { STAND_IN } from './slides';
import type { Slide } from './slides';
import { Thumbnails } from './thumbnails';
import { useStrip } from './use-strip';
import * as s from './gallery.module.css';

const Fullscreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-fullscreen' */ './gallery-fullscreen')).GalleryFullscreen,
}));

const MAIN_SIZES = '(min-width:84rem) 53rem, (min-width:64rem) 64vw, 100vw';

type GalleryProps = {
  slides: readonly Slide[];
  name: string;
  /** Its first picture is the largest thing on the first screen. */
  priority?: boolean;
  /** Stands for the first picture while that is on its way. */
  placeholder?: string | null;
};

/**
 * A car's pictures as a strip that snaps: swiped on a phone, stepped with buttons and arrow keys, and without
 * JavaScript still scrolled. Thumbnails only for more than three (S5-12).
 */
export function Gallery({ slides, name, priority = true, placeholder = null }: GalleryProps) {
  const { strip, index, show, onKeyDown, onScroll } = useStrip(slides.length);
  const [fullscreen, setFullscreen] = useState(false);
  const last = slides.length - 1;
  function close(shown: number) {
    setFullscreen(false);
    show(shown);
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
          aria-label={`${name}: ${slides.length} pictures`}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
        >
          {slides.map((slide, position) => (
            <li key={slide.key} className={s.slide}>
              {position === 0 && <Placeholder address={placeholder} />}
              <GallerySlide slide={slide} name={name} position={position} sizes={MAIN_SIZES} priority={priority} />
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
        {/* The picture of no picture is not worth a closer look. */}
        {!(last === 0 && slides[0]?.key === STAND_IN) && (
          <div className={s.corner}>
            <span className={s.count}>
              {index + 1} / {slides.length}
            </span>
            <IconButton label="Show pictures full screen" onClick={() => setFullscreen(true)}>
              <Expand aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {slides.length > 3 && <Thumbnails slides={slides} index={index} onShow={show} />}
      {fullscreen && (
        <Suspense>
          <Fullscreen slides={slides} name={name} start={index} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
