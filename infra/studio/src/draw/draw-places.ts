import { join } from 'node:path';
import { openStudio } from '../host/studio';
import { keepMaster } from '../keep-picture';
import { readManifest } from '../manifest';
import { preparePart } from '../part-cache';
import { placeIds, placePlans, placeSize } from '../places/place-plan';

const cacheDir = join(import.meta.dirname, '../../../../.data/pictures');

/** Dealership pictures without a brand; `again` also those that are there. */
export async function drawPlaces(again: boolean): Promise<void> {
  const there = readManifest();
  const wanted = placeIds.filter((id) => again || !(id in there));
  for (const body of new Set(wanted.flatMap((id) => placePlans[id].vehicles.map((vehicle) => vehicle.body))))
    await preparePart(body, cacheDir);
  if (wanted.length === 0) return;
  const studio = await openStudio(cacheDir);
  try {
    for (const id of wanted) {
      const pixels = await studio.shootRoom({ room: id, name: id, ...placeSize, camera: placePlans[id].camera });
      const entry = { kind: 'place', body: null, colour: null, view: null, ...placeSize } as const;
      await keepMaster(id, { ...entry, file: `masters/${id}.avif` }, pixels);
      console.log(id);
    }
  } finally {
    await studio.close();
  }
}
