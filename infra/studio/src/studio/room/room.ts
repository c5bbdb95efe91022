import * as THREE from 'three';
import { steering } from '../../interior/cab-shape';
import { cabPlans } from '../../interior/room-plan';
import type { CabPlan, RoomId } from '../../interior/room-plan';
import { loadSpace } from '../../interior/load-space-shape';
import { isCab } from '../../interior/room-shape';
import { Builder } from '../fittings/build';
import { loadMesh } from '../load-mesh';
import { materials, shaded } from '../materials';
import { cabWalls, livingWalls, loadWalls } from './room-materials';
import { drawCluster, drawScreen } from './room-screens';

/** An interior with everything in it, at the origin. */
export async function assembleRoom(room: RoomId): Promise<THREE.Group> {
  const builder = new Builder(materials.black);
  const part = async (name: string, material: THREE.Material) =>
    builder.mesh(await loadMesh(`room-${room}`, name), material);
  if (isCab(room)) {
    const plan = cabPlans[room];
    await part('walls', cabWalls(plan));
    await part('dash', shaded({ color: '#1b1c1f', roughness: 0.6 }));
    await part('seats', shaded({ color: plan.hide, roughness: 0.55, clearcoat: 0.15, clearcoatRoughness: 0.5 }));
    await part('steering', shaded({ color: '#141517', roughness: 0.45 }));
    fitCab(builder, plan);
    if (room === 'truck') {
      await part('load', loadWalls());
      await part('boards', shaded({ color: '#9a8468', roughness: 0.7 }));
      fitLoadSpace(builder);
    }
  } else {
    await part('walls', livingWalls());
    await part('joinery', shaded({ color: '#d9d2c5', roughness: 0.45, clearcoat: 0.3, clearcoatRoughness: 0.3 }));
    await part('tops', shaded({ color: '#6d655b', roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.15 }));
    await part('cushions', shaded({ color: '#5d7074', roughness: 0.9 }));
    await part('bedding', shaded({ color: '#eceae4', roughness: 0.95 }));
    fitLivingSpace(builder);
  }
  return builder.group;
}

/** Screen, instruments, vents, trim, mirror and door handles. */
function fitCab(builder: Builder, plan: CabPlan): void {
  const { black, satin, plastic } = materials;
  builder.box([0.02, 0.17, 0.34], 0.008, black, [0.655, 0.9, 0]).rotation.z = -0.12;
  const screen = builder.add(drawScreen(0.32, 0.15), [0.64, 0.902, 0]);
  screen.rotation.set(0, -Math.PI / 2, 0);
  screen.rotateX(-0.12);
  builder.add(drawCluster(0.3, 0.1), [0.672, 0.875, steering.z]).rotation.set(0, -Math.PI / 2, 0);
  builder.box([0.012, 0.012, 2 * plan.halfWidth - 0.28], 0.005, satin, [0.665, 0.765, 0]);
  for (const z of [-0.62, -0.2, 0.2, 0.62]) {
    builder.box([0.02, 0.05, 0.15], 0.01, plastic, [0.672, 0.725, z]);
    for (const y of [-0.012, 0.004, 0.02]) builder.box([0.006, 0.003, 0.13], 0.001, satin, [0.661, 0.722 + y, z]);
  }
  for (const dial of [-0.075, 0, 0.075]) {
    const knob = builder.mesh(new THREE.CylinderGeometry(0.017, 0.019, 0.02, 32), satin, [0.575, 0.655, dial]);
    knob.rotation.z = Math.PI / 2;
  }
  const mirrorX = plan.screenX - plan.screenSlope * (plan.roofY - 1.09) - 0.13;
  builder.box([0.03, 0.07, 0.24], 0.02, black, [mirrorX, plan.roofY - 0.15, 0]).rotation.z = -0.1;
  const lift = plan.seatY - 0.32;
  builder.bothSides((side) => {
    builder.box([0.16, 0.02, 0.03], 0.008, satin, [0.5, 0.8 + lift, side * (plan.halfWidth - 0.055)]);
    builder.box([0.3, 0.016, 0.012], 0.005, satin, [0.2, 0.84 + lift, side * (plan.halfWidth - 0.012)]);
  });
}

/** Rails to lash loads to, seams of the panels, and a lamp along the roof. */
function fitLoadSpace(builder: Builder): void {
  const { satin, lamp, plastic } = materials;
  const { fromX, toX, roofY, halfWidth } = loadSpace;
  const length = toX - fromX - 0.2;
  const x = (fromX + toX) / 2;
  builder.bothSides((side) => {
    const wall = side * (halfWidth - 0.008);
    for (const y of [0.78, 1.32]) {
      builder.box([length, 0.09, 0.02], 0.006, satin, [x, y, wall]);
      for (let hole = fromX + 0.25; hole < toX - 0.15; hole += 0.15)
        builder.box([0.06, 0.022, 0.006], 0.003, plastic, [hole, y, wall - side * 0.009]);
    }
    for (let seam = fromX + 1; seam < toX - 0.2; seam += 0.92)
      builder.box([0.012, roofY - 0.5, 0.006], 0.002, satin, [seam, 0.42 + (roofY - 0.5) / 2, wall]);
  });
  for (const z of [-0.5, 0.5]) builder.box([length - 0.4, 0.016, 0.07], 0.006, lamp, [x, roofY - 0.012, z]);
}

/** Tap, cooker, fridge door, handles and lamps. */
function fitLivingSpace(builder: Builder): void {
  const { satin, black, lamp } = materials;
  builder.tube([[-0.42, 0.9, -1.0], [-0.42, 1.12, -1.0], [-0.42, 1.16, -0.92], [-0.42, 1.1, -0.86]], 0.012, satin); // prettier-ignore
  builder.box([0.46, 0.012, 0.4], 0.01, black, [0.32, 0.912, -0.79]);
  for (const [x, z] of [
    [0.2, -0.88],
    [0.44, -0.88],
    [0.2, -0.7],
    [0.44, -0.7],
  ] as const)
    builder.mesh(new THREE.TorusGeometry(0.06, 0.006, 8, 40).rotateX(Math.PI / 2), satin, [x, 0.921, z]);
  builder.box([0.5, 0.78, 0.015], 0.02, black, [0.34, 0.44, -0.502]);
  for (const x of [-0.62, -0.25, 0.34]) builder.box([0.2, 0.014, 0.02], 0.006, satin, [x, 0.76, -0.498]);
  for (const x of [0.85, 1.55, 2.25])
    builder.bothSides((side) => builder.box([0.18, 0.012, 0.018], 0.005, satin, [x, 1.67, side * 0.782]));
  for (const x of [-0.45, 0.25]) builder.box([0.18, 0.012, 0.018], 0.005, satin, [x, 1.67, -0.762]);
  builder.box([0.012, 0.5, 0.018], 0.005, satin, [-0.52, 1.1, 0.53]);
  for (const x of [-1.7, -0.3, 0.9, 1.9])
    builder.mesh(new THREE.CylinderGeometry(0.06, 0.06, 0.012, 32), lamp, [x, 2.01, x === -0.3 ? -0.35 : 0]);
}
