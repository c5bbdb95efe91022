import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bodySpecs } from '../bodies/bodies';
import { motorcycle } from '../bodies/motorcycle';
import { simplifyOutline, traceContours } from '../contour';
import type { Mask } from '../contour';
import { openStudio } from '../host/studio';
import { picturesDir } from '../manifest';
import { preparePart } from '../part-cache';
import { bodyIds } from '../shape/body-spec';
import type { BodyId } from '../shape/body-spec';
import { shapeBody } from '../shape/body-shape';
import type { Point } from '../shape/curve';
import { sideWindowOutline } from '../shape/side-window';

const pixelsPerM = 200;
const groundM = 8;
const size = {
  width: groundM * pixelsPerM,
  height: 3.6 * pixelsPerM,
  pixelsPerM,
  from: [-groundM / 2, -0.05] as [number, number],
};
const viewBox = { width: 120, height: 48 };
const cacheDir = join(import.meta.dirname, '../../../../.data/pictures-outline');

function toPixel([x, y]: Point): Point {
  return [(x - size.from[0]) * pixelsPerM, size.height - (y - size.from[1]) * pixelsPerM];
}

/** One path per body, cut from the outline of the model that is photographed. */
export async function drawSilhouettes(): Promise<void> {
  // coarse is enough for an outline, but for the thin sheets of a motorcycle
  for (const body of bodyIds) await preparePart(body, cacheDir, body === 'motorcycle' ? 1.3 : 2.5);
  mkdirSync(join(picturesDir, 'silhouettes'), { recursive: true });
  const studio = await openStudio(cacheDir);
  try {
    for (const body of bodyIds) {
      await studio.show({ body });
      const svg = await toSvg(await studio.outline(size), cutsOf(body));
      writeFileSync(join(picturesDir, 'silhouettes', `${body}.svg`), svg);
      console.log(`${body}: ${svg.length} bytes`);
    }
  } finally {
    await studio.close();
  }
}

/** What is taken out of the outline to make it readable at 60 px: windows, the gap around each wheel, hubs. An SVG fragment in pixels. */
function cutsOf(body: BodyId): string {
  const ring = (x: number, y: number, outer: number, inner: number) => {
    const [u, v] = toPixel([x, y]);
    return `<circle cx="${u}" cy="${v}" r="${((outer + inner) / 2) * pixelsPerM}" fill="none" stroke="#000" stroke-width="${(outer - inner) * pixelsPerM}"/>`;
  };
  if (body === 'motorcycle') {
    const { wheelRadiusM, rimM, frontAxleX, rearAxleX } = motorcycle;
    return [frontAxleX, rearAxleX].map((x) => ring(x, wheelRadiusM, rimM, 0.09)).join('');
  }
  const shape = shapeBody(bodySpecs[body]);
  const { radiusM, rimM, archM } = shape.spec.wheels;
  const wheels = shape.axles.map(
    (x) => ring(x, radiusM, Math.max(archM, radiusM + 0.055), radiusM - 0.005) + ring(x, radiusM, rimM * 0.62, 0),
  );
  if (!shape.cabin || !shape.spec.sideWindow) return wheels.join('') + caravanWindows(body);
  const glass = sideWindowOutline(shape, shape.cabin, shape.spec.sideWindow, -0.01).map(toPixel);
  const pillars = shape.spec.sideWindow.pillars.map(({ x, lean }) => {
    const [u0, v0] = toPixel([x, 0.5]);
    const [u1, v1] = toPixel([x + lean * 1.5, 3]);
    return `<line x1="${u0}" y1="${v0}" x2="${u1}" y2="${v1}" stroke="#fff" stroke-width="16" clip-path="url(#glass)"/>`;
  });
  const path = `M${glass.map((point) => point.join(' ')).join('L')}Z`;
  return `${wheels.join('')}<clipPath id="glass"><path d="${path}"/></clipPath><path d="${path}" fill="#000"/>${pillars.join('')}`;
}

function caravanWindows(body: BodyId): string {
  if (body !== 'caravan') return '';
  return [
    [-1.85, 1.66, 1.1, 0.56],
    [1.95, 1.66, 0.78, 0.56],
    [-0.3, 1.72, 0.95, 0.5],
  ]
    .map(([x, y, width, height]) => {
      const [u, v] = toPixel([x! - width! / 2, y! + height! / 2]);
      return `<rect x="${u}" y="${v}" width="${width! * pixelsPerM}" height="${height! * pixelsPerM}" rx="12"/>`;
    })
    .join('');
}

async function toSvg(pixels: Buffer, cuts: string): Promise<string> {
  const { width, height } = size;
  const outline = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cuts}</svg>`,
  );
  // cuts paint black or white over the outline, but never add anything outside it
  const { data } = await sharp(outline)
    .toColourspace('srgb')
    .composite([{ input: overlay }, { input: outline, blend: 'multiply' }])
    .extractChannel(0)
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask: Mask = { width, height, values: data };
  const outlines = traceContours(mask).filter((points) => areaOf(points) > 60);
  const all = outlines.flat();
  const [left, right] = [Math.min(...all.map(([u]) => u)), Math.max(...all.map(([u]) => u))];
  const [top, bottom] = [Math.min(...all.map(([, v]) => v)), Math.max(...all.map(([, v]) => v))];
  const scale = Math.min((viewBox.width - 2) / (right - left), (viewBox.height - 2) / (bottom - top));
  const offset = (viewBox.width - (right - left) * scale) / 2;
  const place = ([u, v]: Point) =>
    `${round(offset + (u - left) * scale)} ${round(viewBox.height - 1 - (bottom - v) * scale)}`;
  const path = outlines.map((points) => `M${simplifyOutline(points, 0.9).map(place).join('L')}Z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewBox.width} ${viewBox.height}" fill="currentColor"><path fill-rule="evenodd" d="${path}"/></svg>\n`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function areaOf(points: readonly Point[]): number {
  return (
    Math.abs(
      points.reduce(
        (sum, [x, y], i) => sum + x * points[(i + 1) % points.length]![1] - y * points[(i + 1) % points.length]![0],
        0,
      ),
    ) / 2
  );
}
