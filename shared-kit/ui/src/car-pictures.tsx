import { lazy, Suspense, useRef, useState } from 'react';
import type { UIEvent } from 'react';
import * as s from './car-pictures.module.css';
import { Picture } from './picture';

type CarPicturesProps = {
  href: string;
  pictures: readonly ({ id: string } | { src: string })[];
  /** Photos the car has: more than those that can be swiped, perhaps. */
  count: number;
  sizes: string;
  priority: boolean;
  /** Whether a finger, the pointer or the focus has been here: then the other pictures are wanted. */
  wanted: boolean;
  onWanted: () => void;
};

const PhotoArrows = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-photos' */ './photo-arrows')).PhotoArrows,
}));

/**
 * A card's pictures: the first at once, the others when somebody comes near, to be swiped or turned with the arrow keys.
 * The title beside it is the link that keyboard and screen readers use.
 */
export function CarPictures({ href, pictures, count, sizes, priority, wanted, onWanted }: CarPicturesProps) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [here, setHere] = useState<number | null>(null);
  const [first, ...others] = pictures;
  const swipes = others.length > 0;

  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    setHere(Math.round(scrollLeft / clientWidth));
  }

  function show(index: number) {
    if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth;
  }

  return (
    <>
      <a
        ref={strip}
        href={href}
        className={s.strip}
        tabIndex={-1}
        aria-hidden
        {...(swipes && { onPointerEnter: onWanted, onTouchStart: onWanted, onScroll: follow })}
      >
        <Picture {...first} alt="" sizes={sizes} widest={960} priority={priority} />
        {swipes &&
          wanted &&
          others.map((picture) => (
            <Picture key={JSON.stringify(picture)} {...picture} alt="" sizes={sizes} widest={960} />
          ))}
      </a>
      {swipes && (
        <span className={s.count} {...(wanted && { 'aria-live': 'polite' })}>
          {here === null ? `${count} photos` : <Place number={here + 1} of={count} />}
        </span>
      )}
      {swipes && wanted && (
        <Suspense>
          <PhotoArrows here={here ?? 0} count={pictures.length} show={show} />
        </Suspense>
      )}
    </>
  );
}

function Place({ number, of }: { number: number; of: number }) {
  return (
    <>
      <span className="visually-hidden">Photo </span>
      {number} of {of}
    </>
  );
}
