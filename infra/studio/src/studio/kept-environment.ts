import * as THREE from 'three';
import { studioEnvironment } from './environment';

/** Levels of roughness of a reflection that three.js filters: down to faces of eight pixels. */
const levelsOf = (edge: number) => Array.from({ length: Math.log2(edge) - 2 }, (_, level) => edge >> level);
/** This kind of texture brings its own levels, compressed or not; the types know only the first. */
const plainPixels = THREE.RGBAFormat as unknown as THREE.CompressedPixelFormat;
/** The right and the left face, as a cube of pictures is mirrored to one that was drawn. */
const mirrored = [1, 0, 2, 3, 4, 5] as const;

/**
 * What the studio's paint reflects, at every roughness. To filter it takes a processor as long as several pictures,
 * so it is kept beside the meshes for the next time.
 *
 * @param edge of a face of the cube, pixels
 */
export async function keptEnvironment(renderer: THREE.WebGLRenderer, edge: number): Promise<THREE.Texture> {
  const kept = await fetch(`/environment/${edge}`);
  const pixels = await kept.arrayBuffer();
  if (pixels.byteLength > 0) return asTexture(new Uint16Array(pixels), edge);
  const drawn = studioEnvironment(renderer, edge);
  await fetch(`/environment/${edge}`, { method: 'PUT', body: readBack(renderer, drawn, edge) });
  return drawn.texture;
}

/** Half floats, face by face, in each level by level. */
function readBack(
  renderer: THREE.WebGLRenderer,
  drawn: THREE.WebGLCubeRenderTarget,
  edge: number,
): Uint16Array<ArrayBuffer> {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const lists = mirrored.flatMap((face) =>
    levelsOf(edge).map((size, level) => {
      const pixels = new Uint16Array(size * size * 4);
      renderer.setRenderTarget(drawn, face, level);
      gl.readPixels(0, 0, size, size, gl.RGBA, gl.HALF_FLOAT, pixels);
      return mirrorRows(pixels, size);
    }),
  );
  renderer.setRenderTarget(null);
  const all = new Uint16Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

function mirrorRows(pixels: Uint16Array, size: number): Uint16Array {
  const flipped = new Uint16Array(pixels.length);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = (y * size + x) * 4;
      flipped.set(pixels.subarray(from, from + 4), (y * size + size - 1 - x) * 4);
    }
  return flipped;
}

function asTexture(all: Uint16Array<ArrayBuffer>, edge: number): THREE.Texture {
  let at = 0;
  const faces = mirrored.map(() => ({
    width: edge,
    height: edge,
    mipmaps: levelsOf(edge).map((size) => {
      const data = all.subarray(at, at + size * size * 4);
      at += data.length;
      return { data, width: size, height: size };
    }),
  }));
  const texture = new THREE.CompressedCubeTexture(faces, plainPixels, THREE.HalfFloatType);
  texture.minFilter = THREE.LinearMipmapLinearFilter;
  texture.magFilter = THREE.LinearFilter;
  texture.colorSpace = THREE.LinearSRGBColorSpace;
  texture.isPMREMTexture = true;
  texture.needsUpdate = true;
  return texture;
}
