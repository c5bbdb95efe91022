import { pictureId } from './keep-picture';
import { readManifest, writeManifest } from './manifest';
import type { Crop, Entry } from './manifest';
import { gallerySize } from './views';
import type { CropId, GalleryViewId } from './views';

/** How much of a picture's width and height a closer look shows. */
const share = 0.5;

type Part = { of: GalleryViewId; left: number; top: number };

/** Upper left corners, as shares of the picture: what a photographer would walk up to. */
const parts: Record<CropId, Part> = {
  'side-nose': { of: 'side', left: 0.45, top: 0.26 },
  'side-middle': { of: 'side', left: 0.25, top: 0.2 },
  'side-tail': { of: 'side', left: 0.04, top: 0.26 },
  'front34-face': { of: 'front34', left: 0.45, top: 0.27 },
  'front34-flank': { of: 'front34', left: 0.06, top: 0.24 },
  'front34-top': { of: 'front34', left: 0.24, top: 0.12 },
  'rear34-tail': { of: 'rear34', left: 0.05, top: 0.26 },
  'rear34-flank': { of: 'rear34', left: 0.44, top: 0.24 },
  'rear34-top': { of: 'rear34', left: 0.24, top: 0.12 },
  'front-face': { of: 'front', left: 0.25, top: 0.28 },
  'rear-tail': { of: 'rear', left: 0.25, top: 0.28 },
};

/** Enters a closer look at every vehicle's pictures: no files, `/img` cuts them out of the masters. */
export function enterCrops(): void {
  const manifest = readManifest();
  const whole = Object.entries(manifest).filter(([, { kind }]) => kind !== 'crop');
  const closer = whole.flatMap(([, entry]) => (entry.kind === 'vehicle' ? cropsOf(entry) : []));
  writeManifest(Object.fromEntries([...whole, ...closer]));
  console.log(`${closer.length} closer looks`);
}

function cropsOf({ body, colour, view: seen, file }: Entry): [string, Entry][] {
  return (Object.entries(parts) as [CropId, Part][])
    .filter(([, { of }]) => of === seen)
    .map(([view, part]) => {
      const crop = cropOf(part);
      const { width, height } = crop;
      return [
        pictureId({ body: body!, colour: colour!, view }),
        { kind: 'crop', body, colour, view, file, crop, width, height },
      ];
    });
}

function cropOf({ left, top }: Part): Crop {
  const { width, height } = gallerySize;
  const pixels = (part: number, of: number) => Math.round(part * of);
  return {
    left: pixels(left, width),
    top: pixels(top, height),
    width: pixels(share, width),
    height: pixels(share, height),
  };
}
