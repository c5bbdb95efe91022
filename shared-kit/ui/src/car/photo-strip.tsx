import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import * as pictures from './car-pictures.module.css';
import type { Photo, StripProps } from './car-pictures';
import { IconButton } from '../icon-button';
import * as s from './photo-strip.module.css';
import { Picture } from './picture';

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Which way a key turns the photos; 0 for one that does not. */
function wayOf({ key, altKey, ctrlKey, metaKey }: Press): number {
  return altKey || ctrlKey || metaKey ? 0 : (ways[key] ?? 0);
}

/** Milliseconds that a pointer rests on a card before it is meant: on its way across a list it fetches nothing. */
const MEANT_AFTER_MS = 150;

/** Whether a pointer that hovers rests on the card's pictures; what brought this here may be resting there already. */
function useRest(place: RefObject<HTMLElement | null>): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const strip = place.current?.parentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function come(event?: PointerEvent) {
      if (event?.pointerType !== 'touch') timer = setTimeout(setRests, MEANT_AFTER_MS, true);
    }
    function go() {
      clearTimeout(timer);
      setRests(false);
    }
    if (strip?.matches(':hover') && matchMedia('(hover: hover)').matches) come();
    strip?.addEventListener('pointerenter', come);
    strip?.addEventListener('pointerleave', go);
    return () => {
      clearTimeout(timer);
      strip?.removeEventListener('pointerenter', come);
      strip?.removeEventListener('pointerleave', go);
    };
  }, [place]);
  return rests;
}

function SecondPhoto({ photo, sizes }: { photo: Photo; sizes: string }) {
  const place = useRef<HTMLDivElement>(null);
  const rests = useRest(place);
  return (
    <div ref={place} className={s.second} aria-hidden>
      {rests && <Picture {...photo} alt="" sizes={sizes} widest={960} narrowest={320} />}
    </div>
  );
}

/**
 * The further photos of a card: the second shows while a pointer rests on the first, all are swiped, or turned by two buttons for the pointer and by the arrow keys wherever the focus
 * is in the card. After the last comes the first.
 */
export function PhotoStrip({ href, photos, count, sizes, early }: StripProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [here, setHere] = useState<number | null>(null);
  const [second] = photos;

  function turn(way: number) {
    const strip = place.current?.parentElement;
    const last = photos.length + 1;
    if (strip) strip.scrollLeft = (((here ?? 0) + way + last) % last) * strip.clientWidth;
  }

  useEffect(() => {
    const strip = place.current?.parentElement;
    const card = strip?.closest('article');
    function follow() {
      if (strip) setHere(Math.round(strip.scrollLeft / strip.clientWidth));
    }
    function press(event: KeyboardEvent) {
      const way = wayOf(event);
      if (way === 0) return;
      event.preventDefault();
      turn(way);
    }
    strip?.addEventListener('scroll', follow);
    card?.addEventListener('keydown', press);
    return () => {
      strip?.removeEventListener('scroll', follow);
      card?.removeEventListener('keydown', press);
    };
  });

  useEffect(() => {
    const far = early.current.reduce((sum, press) => sum + wayOf(press), 0);
    if (far !== 0) turn(far);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was pressed before this was there counts once
  }, []);

  // The buttons are not in the order of the Tab key: the arrow keys do the same, and a list of cards has stops enough.
  return (
    <>
      {photos.map((photo) => (
        <a key={JSON.stringify(photo)} href={href} tabIndex={-1} aria-hidden>
          <Picture {...photo} alt="" sizes={sizes} widest={960} narrowest={320} />
        </a>
      ))}
      {second && !here && <SecondPhoto photo={second} sizes={sizes} />}
      <span ref={place} className={pictures.count} aria-live="polite">
        {here === null ? `${count} photos` : `Photo ${here + 1} of ${count}`}
      </span>
      <div className={s.arrows}>
        <IconButton label="Previous photo" tabIndex={-1} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Next photo" tabIndex={-1} onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
