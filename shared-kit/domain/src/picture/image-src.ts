/** Widths in pixels that the picture service answers. Any other is refused. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Percent, as encoders count it; left out of URLs (S9-16). */
export const DEFAULT_IMAGE_QUALITY = 75;

/** What a script that fetches a picture has to say: without it it gets JPEG, which is larger. Every browser has WebP. */
export const pictureHeaders = { accept: 'image/webp,image/*' } as const;

/** Address of a stock picture at one width. The picture is found by its id only, never by a URL. */
export function imageSrc(id: string, width: ImageWidth, quality: number = DEFAULT_IMAGE_QUALITY): string {
  const suffix = quality === DEFAULT_IMAGE_QUALITY ? '' : `&q=${quality}`;
  return `/img/${encodeURIComponent(id)}?w=${width}${suffix}`;
}

/** Every width from `narrowest` to `widest` as a `srcset`, so that the browser picks by its own pixels. */
export function imageSrcSet(id: string, widest: ImageWidth = 1600, narrowest: ImageWidth = 160): string {
  return imageWidths
    .filter((width) => width >= narrowest && width <= widest)
    .map((width) => `${imageSrc(id, width)} ${width}w`)
    .join(', ');
}
