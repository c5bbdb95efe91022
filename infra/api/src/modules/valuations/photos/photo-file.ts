import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ProblemError } from '../../../plugins/problems';

/** A photo for a list of them: twice the pixels that the list shows. */
export function asSmallPhoto(photo: Buffer): Promise<Buffer> {
  return sharp(photo).resize({ width: 128, height: 96, fit: 'cover' }).jpeg({ quality: 75 }).toBuffer();
}

/** Where a valuation's photo lies: names of our own only. */
export function photoPath(dataDir: string, site: string, valuationId: string, number: number): string {
  return join(dataDir, 'lead-photos', site, valuationId, `${number}.jpg`);
}

type Photographed = { siteSlug: string; id: string; photoNumbers: readonly number[] };

/** @throws {ProblemError} not_found where the vehicle has no photo of that number. */
export async function readKeptPhoto(
  dataDir: string,
  { siteSlug, id, photoNumbers }: Photographed,
  number: number,
): Promise<Buffer> {
  const path = photoPath(dataDir, siteSlug, id, number);
  const photo = photoNumbers.includes(number) ? await readFile(path).catch(() => null) : null;
  if (!photo) throw new ProblemError('not_found', 'No such photo');
  return photo;
}

/** All photos of a valuation. */
export async function dropPhotos(dataDir: string, site: string, valuationId: string): Promise<void> {
  await rm(join(photoPath(dataDir, site, valuationId, 1), '..'), { recursive: true, force: true });
}

export async function dropPhoto(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** Nobody else on the machine reads it: a number plate or a driveway names a person. */
export async function storePhoto(path: string, photo: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await writeFile(path, photo, { mode: 0o600 });
}
