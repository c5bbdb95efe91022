import type { Embed } from '@shared-kit/domain/picture/media-embed';

type CustomSlide = { image: string; alt: string; href: string };
export type Slide =
  | { kind: 'picture'; key: string; id: string }
  | { kind: 'video'; key: string; poster: string; embed: Embed }
  | { kind: 'custom'; key: string; slide: CustomSlide };

/** The key of the slide that stands for photos where there are none. */
export const STAND_IN = 'none';

/** `standIn` is the picture of a car without any. */
type Extras = { standIn: string; video: Embed | null; custom: CustomSlide | null };

/**
 * What a gallery shows, in its order: the video second (S9-14), a site's own slide second too where there is
 * no video, else right behind it (S9-15).
 */
export function slidesOf(ids: readonly string[], { standIn, video, custom }: Extras): Slide[] {
  const [first = standIn, ...rest] = ids;
  const picture = (id: string, key = id): Slide => ({ kind: 'picture', key, id });
  return [
    picture(first, ids[0] ?? STAND_IN),
    ...(video ? [{ kind: 'video' as const, key: 'video', poster: first, embed: video }] : []),
    ...(custom ? [{ kind: 'custom' as const, key: 'custom', slide: custom }] : []),
    ...rest.map((id) => picture(id)),
  ];
}
