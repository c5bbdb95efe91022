import { imageSrc, imageSrcSet } from '@shared-kit/domain/picture/image-src';
import type { ImageWidth } from '@shared-kit/domain/picture/image-src';
import { classNames } from '../class-names';
import { mendIfFailed, NOT_FOUND, showNotFound } from './not-found';
import * as s from './picture.module.css';

type PictureProps = {
  /** A stock image's id. */
  id?: string | null | undefined;
  /** Instead of an id: the address of any other picture of this site. */
  src?: string;
  /** Empty for a picture that adds nothing to the words beside it. */
  alt: string;
  /** How wide it is rendered, as in `<img sizes>`: "(width >= 64rem) 25vw, 100vw". */
  sizes: string;
  /** For the one picture that is the largest thing on the first screen. */
  priority?: boolean;
  ratio?: '3:2' | '8:5' | '16:9' | '1:1' | '21:9';
  rounded?: boolean;
  /** Show all of it instead of filling the frame. */
  contain?: boolean;
  /** The largest width worth offering, in pixels. */
  widest?: ImageWidth;
  /** The smallest: a list of cards says each width once a card. */
  narrowest?: ImageWidth;
};

const shapes = {
  '3:2': { class: s.r3x2, height: 640 },
  '8:5': { class: s.r8x5, height: 600 },
  '16:9': { class: s.r16x9, height: 540 },
  '1:1': { class: s.r1x1, height: 960 },
  '21:9': { class: s.r21x9, height: 411 },
} as const;

const urgent = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;
/** How it is decoded is the browser's to say: 17 bytes less of HTML for each. */
const patient = { decoding: undefined, loading: 'lazy' } as const;

/** For an `<img>` that is no `Picture`: the same when it cannot be had. */
export const neverBroken = {
  ref: mendIfFailed,
  onError: ({ currentTarget }: { currentTarget: HTMLImageElement }) => showNotFound(currentTarget),
};

/** A picture in a frame of known shape, in the width the screen needs; the not-found picture when it cannot be had. */
export function Picture({
  id,
  src,
  alt,
  sizes,
  priority = false,
  ratio = '3:2',
  rounded,
  contain,
  widest,
  narrowest,
}: PictureProps) {
  const shape = shapes[ratio];
  return (
    <img
      className={classNames(s.picture, shape.class, rounded && s.rounded, contain && s.contain)}
      {...(id
        ? { sizes, srcSet: imageSrcSet(id, widest, narrowest), src: imageSrc(id, 640) }
        : { src: src ?? NOT_FOUND })}
      alt={alt}
      width={960}
      height={shape.height}
      {...(priority ? urgent : patient)}
      {...neverBroken}
    />
  );
}
