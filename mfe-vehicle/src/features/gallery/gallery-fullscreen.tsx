import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { IconButton } from '@shared-kit/ui/icon-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { FullscreenDialog } from '../../fullscreen/fullscreen-dialog';
import type { Slide } from './slides';
import { useStrip } from './use-strip';
import { useZoom } from './use-zoom';
import { VideoSlide } from './video-slide';
import * as s from './gallery-fullscreen.module.css';

type GalleryFullscreenProps = {
  slides: readonly Slide[];
  name: string;
  start: number;
  /** With the picture that was shown last. */
  onClose: (index: number) => void;
};

/**
 * The pictures over the whole screen: arrow keys and swipes step (S4-36), two fingers, the wheel or a double
 * press enlarge, Escape closes and focus goes back, by the browser's own dialog.
 */
export function GalleryFullscreen({ slides, name, start, onClose }: GalleryFullscreenProps) {
  const { strip, index, show, onKeyDown, onScroll } = useStrip(slides.length, start);
  const last = slides.length - 1;

  return (
    <FullscreenDialog
      className={s.dialog}
      label={`Pictures of ${name}`}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <ul ref={strip} className={s.strip} onScroll={onScroll}>
        {slides.map((slide, position) => (
          // Only what can come next is worth its bytes.
          <li key={slide.key} className={s.slide} inert={position !== index}>
            {Math.abs(position - index) <= 1 && (
              <FullSlide slide={slide} alt={`${name}, picture ${position + 1} of ${slides.length}`} name={name} />
            )}
          </li>
        ))}
      </ul>
      <div className={s.bar}>
        <IconButton label="Previous picture" disabled={index === 0} onClick={() => show(index - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span aria-live="polite">
          {index + 1} / {slides.length}
        </span>
        <IconButton label="Next picture" disabled={index === last} onClick={() => show(index + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <form method="dialog">
          <IconButton type="submit" label="Close">
            <X aria-hidden />
          </IconButton>
        </form>
      </div>
    </FullscreenDialog>
  );
}

function FullSlide({ slide, alt, name }: { slide: Slide; alt: string; name: string }) {
  const zoom = useZoom();
  if (slide.kind === 'video') return <VideoSlide embed={slide.embed} poster={slide.poster} name={name} sizes="100vw" />;
  const id = slide.kind === 'picture' ? slide.id : slide.slide.image;
  return (
    <div ref={zoom} className={s.zoom}>
      <Picture id={id} alt={slide.kind === 'custom' ? slide.slide.alt : alt} sizes="100vw" contain priority />
    </div>
  );
}
