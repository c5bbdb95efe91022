import { useState } from 'react';
import type { UIEvent } from 'react';
import * as s from './car-pictures.module.css';
import { Picture } from './picture';

type CarPicturesProps = {
  href: string;
  pictures: readonly ({ id: string } | { src: string })[];
  sizes: string;
  priority: boolean;
};

/**
 * A card's pictures: the first at once, the others when a finger or the pointer comes near, to be swiped.
 * The title beside it is the link that keyboard and screen readers use.
 */
export function CarPictures({ href, pictures, sizes, priority }: CarPicturesProps) {
  const [touched, setTouched] = useState(false);
  const [here, setHere] = useState(0);
  const [first, ...others] = pictures;
  const swipes = others.length > 0;

  function follow({ currentTarget: strip }: UIEvent<HTMLElement>) {
    setHere(Math.round(strip.scrollLeft / strip.clientWidth));
  }

  return (
    <>
      <a
        href={href}
        className={s.strip}
        tabIndex={-1}
        aria-hidden
        {...(swipes && {
          onPointerEnter: () => setTouched(true),
          onTouchStart: () => setTouched(true),
          onScroll: follow,
        })}
      >
        <Picture {...first} alt="" sizes={sizes} widest={960} priority={priority} />
        {touched &&
          others.map((picture) => (
            <Picture key={JSON.stringify(picture)} {...picture} alt="" sizes={sizes} widest={960} />
          ))}
      </a>
      {touched && (
        <span className={s.dots} aria-hidden>
          {pictures.map((picture, index) => (
            <i key={JSON.stringify(picture)} className={index === here ? s.here : undefined} />
          ))}
        </span>
      )}
    </>
  );
}
