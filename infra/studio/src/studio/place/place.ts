import * as THREE from 'three';
import { colours } from '../../colours';
import { placePlans } from '../../places/place-plan';
import type { PlaceId } from '../../places/place-plan';
import { Builder } from '../fittings/build';
import { materials } from '../materials';
import { buildCounter } from './place-counter';
import { buildDealership } from './place-dealership';
import { paintSky } from './place-sky';
import { assembleVehicle } from '../vehicle';

export type Place = { group: THREE.Group; background: THREE.Texture | THREE.Color; brightness: number };

/** A dealership without a brand, with its vehicles, at the time of day its plan says. */
export async function assemblePlace(id: PlaceId): Promise<Place> {
  const { build, light, vehicles } = placePlans[id];
  const builder = new Builder(materials.white);
  if (build === 'counter') {
    buildCounter(builder);
    return { group: builder.group, background: new THREE.Color('#dfe1e3'), brightness: 1.15 };
  }
  const isDusk = light === 'dusk';
  buildDealership(builder, isDusk);
  for (const { body, colour, x = 0, z = 0, turnDeg = 0 } of vehicles) {
    const { group, shadow } = await assembleVehicle(body, colour && colours[colour]);
    const spot = builder.add(new THREE.Group().add(shadow, group), [x, z < -6 ? 0.15 : 0.01, z]);
    spot.rotation.y = THREE.MathUtils.degToRad(turnDeg);
  }
  return { group: builder.group, background: paintSky(isDusk), brightness: isDusk ? 0.3 : 1.05 };
}
