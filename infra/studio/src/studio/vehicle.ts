import * as THREE from 'three';
import { bodySpecs } from '../bodies/bodies';
import type { Paint } from '../colours';
import { shapeBody } from '../shape/body-shape';
import type { BodyId } from '../shape/body-spec';
import { makeShadow } from './backdrop';
import { Builder } from './fittings/build';
import { drawCaravan, fitCaravan } from './fittings/caravan';
import { fitHandles, fitInterior, fitRoofRails, fitSideSteps } from './fittings/car';
import { fitMotorcycle } from './fittings/motorcycle';
import { fitPlates } from './fittings/plate';
import { fitTruck } from './fittings/truck';
import { loadMesh } from './load-mesh';
import { ownPaint, paintedPart } from './materials';
import type { OwnPaint } from './materials';
import { drawSkin, insideMaterial, skinMaterial } from './skin';
import { makeWheels } from './wheels';

/** A vehicle at the origin on its shadow. */
export type Vehicle = { group: THREE.Group; shadow: THREE.Object3D };

/** @param paint where it differs from the rest of the picture */
export async function assembleVehicle(body: BodyId, paint?: Paint): Promise<Vehicle> {
  const own = ownPaint(paint);
  const builder = new Builder(paintedPart(own));
  if (body === 'motorcycle') {
    builder.mesh(await loadMesh(body, 'bodywork'), builder.painted);
    fitMotorcycle(builder);
  } else await assembleBody(builder, body, own);
  const shadow = makeShadow(await new THREE.TextureLoader().loadAsync(`/shadow/${body}.png`));
  return { group: builder.group, shadow };
}

async function assembleBody(builder: Builder, body: Exclude<BodyId, 'motorcycle'>, paint: OwnPaint): Promise<void> {
  const shape = shapeBody(bodySpecs[body]);
  const skin = await loadMesh(body, 'skin');
  const drawings = drawSkin(shape, body === 'caravan' ? (sheets) => drawCaravan(sheets, shape) : undefined);
  builder.mesh(skin, skinMaterial(shape, drawings, 'paint', paint));
  if (shape.cabin) {
    builder.mesh(skin, insideMaterial(shape, drawings)).renderOrder = 1; // after all that hides most of it
    builder.mesh(aboveWaist(skin), skinMaterial(shape, drawings, 'glass', paint)).renderOrder = 5;
  }
  builder.add(makeWheels(shape, await loadMesh(body, 'wheel')));
  if (shape.cabin && shape.spec.mirrors !== false) {
    const mirror = await loadMesh(body, 'mirror');
    builder.bothSides((side) => (builder.mesh(mirror, builder.painted).scale.z = side));
  }
  if (shape.spec.seatRows) fitInterior(builder, shape, await loadMesh(body, 'seat'));
  fitHandles(builder, shape);
  fitRoofRails(builder, shape);
  fitSideSteps(builder, shape);
  fitPlates(builder, shape);
  if (body === 'truck') fitTruck(builder, shape);
  if (body === 'caravan') fitCaravan(builder, shape);
}

/** The part of a skin that may hold glass: cabin, and a hand's breadth of the body below it. */
function aboveWaist(skin: THREE.BufferGeometry): THREE.BufferGeometry {
  const cabin = skin.getAttribute('cabin');
  const triangles = skin.getIndex()!.array;
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    if (corners.some((corner) => cabin.getX(corner) > -0.1)) kept.push(...corners);
  }
  const part = new THREE.BufferGeometry();
  for (const [name, attribute] of Object.entries(skin.attributes)) part.setAttribute(name, attribute);
  return part.setIndex(kept);
}
