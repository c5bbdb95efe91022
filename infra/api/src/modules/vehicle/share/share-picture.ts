import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Crop } from '../../images/image-source.port';
import { openMaster } from '../../images/open-master.service';
import type { TextPath } from './text-path';

const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 130;
const MARGIN = 48;

type Price = { text: string; type: string | null };

/** `prices`: what it costs, and on the road where charges are added to that. */
export type ShareWords = { title: string; prices: readonly Price[]; dealer: string; accent: string };

/** What a link to a car looks like where it is shared: its photo, name and price, 1200 x 630, as a JPEG. */
export async function sharePicture(
  { title, prices, dealer, accent }: ShareWords,
  photo: { file: string | Buffer; crop?: Crop | undefined },
): Promise<Buffer> {
  // What reads fonts is large, and most processes draw no such picture.
  const { textPath } = await import('./text-path');
  const top = HEIGHT - BAND;
  const words = [
    textPath(title, { x: MARGIN, y: top + 58, size: 38, bold: true, fill: '#ffffff', maxWidth: 700 }),
    textPath(dealer, { x: MARGIN, y: top + 98, size: 24, fill: '#c9ccd3', maxWidth: 700 }),
    ...priceWords(prices, top).map(([text, place]) => textPath(text, place)),
  ];
  const band = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect y="${top}" width="${WIDTH}" height="${BAND}" fill="#16181d"/>
<rect y="${top}" width="12" height="${BAND}" fill="${accent}"/>${words.join('')}</svg>`;
  const picture = openMaster(photo);
  // Whole, never cropped through the car; what it leaves free is filled by the same picture out of focus.
  // As plain pixels: in the master's own format (AVIF) encoding them took five times as long as all the rest.
  const [ground, car] = await Promise.all([
    plain(picture.clone().resize({ width: WIDTH, height: top, fit: 'cover' }).blur(40)),
    plain(picture.clone().resize({ width: WIDTH, height: top, fit: 'inside' })),
  ]);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#e9eaec' } })
    .composite([
      { ...ground, top: 0, left: 0 },
      { ...car, top: Math.round((top - car.raw.height) / 2), left: Math.round((WIDTH - car.raw.width) / 2) },
      { input: Buffer.from(band), top: 0, left: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer();
}

async function plain(picture: Sharp) {
  const { data: input, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input, raw };
}

/** One price large, or two of one size: neither stands out (R-LEGAL-02). */
function priceWords(prices: readonly Price[], top: number): [string, TextPath][] {
  const [large, small, below, step] = prices.length > 1 ? [34, 16, 18, 60] : [52, 22, 36, 0];
  return prices.flatMap(({ text, type }, index) => {
    const y = top + (prices.length > 1 ? 40 : 66) + index * step;
    return [
      [text, { x: 800, y, size: large, bold: true, fill: '#ffffff', maxWidth: 352 }],
      [type ?? '', { x: 802, y: y + below, size: small, fill: '#c9ccd3', maxWidth: 350 }],
    ];
  });
}
