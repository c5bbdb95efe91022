import sharp from 'sharp';
import type { Crop } from '../../images/image-source.port';
import { openMaster } from '../../images/open-master.service';
import { textPath } from './text-path';

const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 130;
const MARGIN = 48;

export type ShareWords = { title: string; price: string; type: string | null; dealer: string; accent: string };

/** What a link to a car looks like where it is shared: its photo, name and price, 1200 x 630, as a JPEG. */
export async function sharePicture(
  { title, price, type, dealer, accent }: ShareWords,
  photo: { file: string | Buffer; crop?: Crop | undefined },
): Promise<Buffer> {
  const top = HEIGHT - BAND;
  const words = [
    textPath(title, { x: MARGIN, y: top + 58, size: 38, bold: true, fill: '#ffffff', maxWidth: 700 }),
    textPath(dealer, { x: MARGIN, y: top + 98, size: 24, fill: '#c9ccd3', maxWidth: 700 }),
    textPath(price, { x: 800, y: top + 66, size: 52, bold: true, fill: '#ffffff', maxWidth: 352 }),
    textPath(type ?? '', { x: 802, y: top + 102, size: 22, fill: '#c9ccd3', maxWidth: 350 }),
  ];
  const band = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect y="${top}" width="${WIDTH}" height="${BAND}" fill="#16181d"/>
<rect y="${top}" width="12" height="${BAND}" fill="${accent}"/>${words.join('')}</svg>`;
  const picture = openMaster(photo);
  // Whole, never cropped through the car; what it leaves free is filled by the same picture out of focus.
  const ground = await picture.clone().resize({ width: WIDTH, height: top, fit: 'cover' }).blur(40).toBuffer();
  const car = await picture
    .clone()
    .resize({ width: WIDTH, height: top, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#e9eaec' } })
    .composite([
      { input: ground, top: 0, left: 0 },
      { input: car.data, top: Math.round((top - car.info.height) / 2), left: Math.round((WIDTH - car.info.width) / 2) },
      { input: Buffer.from(band), top: 0, left: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer();
}
