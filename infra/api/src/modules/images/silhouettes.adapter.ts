import { bodyShapeName } from '@shared-kit/domain/picture/body-shape-name';
import type { BodyShapeName } from '@shared-kit/domain/picture/body-shape-name';
import { bodyShapes } from '@shared-kit/domain/picture/body-shapes';
import { noPhotoBody } from '@shared-kit/domain/picture/no-photo';
import type { ImageSource } from './image-source.port';

/** Changes with the drawing below. */
const STAMP = 'silhouette 1';

/** Pictures of a library, and for vehicles without photos the silhouettes of their bodies: each wherever a photo stands. */
export function withSilhouettes(source: ImageSource): ImageSource {
  return {
    async find(id) {
      const body = noPhotoBody(id);
      if (body === null) return source.find(id);
      const shape = bodyShapeName(body);
      // A library may bring its own.
      return (await source.find(id)) ?? { file: draw(shape), stamp: `${STAMP} ${shape}` };
    },
  };
}

/** On the studio's quiet ground, 3:2. No words: a server may have no font, and the page says them. */
function draw(shape: BodyShapeName): Buffer {
  const { path, wheels } = bodyShapes[shape];
  const tyres = wheels.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="10.5" fill="#e9ebee"/><circle cx="${x}" cy="${y}" r="9"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
<rect width="1200" height="800" fill="#e9ebee"/>
<g transform="translate(240 240) scale(6)" fill="#aab0b7"><path fill-rule="evenodd" d="${path}"/>${tyres.join('')}</g></svg>`);
}
