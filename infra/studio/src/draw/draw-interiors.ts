import { join } from 'node:path';
import { roomIds, roomOf } from '../interior/room-plan';
import type { RoomId } from '../interior/room-plan';
import { roomPictureSize, roomViewIds, roomViews } from '../interior/room-views';
import type { RoomViewId } from '../interior/room-views';
import { openStudio } from '../host/studio';
import { keepMaster } from '../keep-picture';
import { readManifest } from '../manifest';
import { prepareRoom } from '../part-cache';
import { bodyIds } from '../shape/body-spec';

const cacheDir = join(import.meta.dirname, '../../../../.data/pictures');

/** `interior-hatch` is what is around, for the spin viewer; `interior-hatch-dash` and so on are photos. */
function interiorId(room: RoomId, view: RoomViewId): string {
  return view === 'around' ? `interior-${room}` : `interior-${room}-${view}`;
}

/** Every interior from every view; `again` also those that are there. */
export async function drawInteriors(again: boolean): Promise<void> {
  const there = readManifest();
  for (const room of roomIds) {
    const views = roomViews(room);
    const wanted = roomViewIds.filter((view) => views[view] && (again || !(interiorId(room, view) in there)));
    if (wanted.length === 0) continue;
    await prepareRoom(room, cacheDir);
    const studio = await openStudio(cacheDir);
    try {
      for (const view of wanted) {
        const id = interiorId(room, view);
        const size = roomPictureSize(view);
        const pixels = await studio.shootRoom({ room, name: id, ...size, camera: views[view]! });
        const bodies = bodyIds.filter((body) => roomOf[body] === room);
        const entry = { kind: 'interior', body: null, colour: null, view, bodies, ...size } as const;
        await keepMaster(id, { ...entry, file: `masters/${id}.avif` }, pixels);
        console.log(id);
      }
    } finally {
      await studio.close();
    }
  }
}
