import * as THREE from 'three';
import type { BodyShape } from '../shape/body-shape';
import { wheelZ } from '../shape/wheel-place';
import { modelRimM } from '../shape/wheel-face';
import { fullyOpen, materials } from './materials';

const tyreHalfWidthM = 0.115;

/** Every wheel of a vehicle in its place, standing on the ground. */
export function makeWheels({ spec, axles }: BodyShape, face: THREE.BufferGeometry): THREE.Group {
  const group = new THREE.Group();
  for (const axle of axles)
    for (const side of [1, -1]) {
      const wheel = makeWheel(spec.wheels.radiusM, spec.wheels.rimM, face, spec.wheels.dark ?? false);
      wheel.position.set(axle, spec.wheels.radiusM, side * wheelZ(spec));
      if (side < 0) wheel.rotation.y = Math.PI;
      wheel.rotation.z = 0.3;
      group.add(wheel);
    }
  return group;
}

/** One wheel, axis along z, outside towards +z. Radii in metres. */
function makeWheel(radius: number, rim: number, face: THREE.BufferGeometry, dark: boolean): THREE.Group {
  const wheel = new THREE.Group();
  const half = tyreHalfWidthM;
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material, z = 0) => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.z = z;
    wheel.add(mesh);
    return mesh;
  };
  add(lathe(tyreProfile(radius, rim, half), 128), materials.rubber);
  // behind the face's spokes it is wider than they reach, for its wall must not cut through their ends
  const barrel = [
    [rim + 0.006, half * 0.84],
    [rim + 0.006, half * 0.5],
    [rim + 0.002, half * 0.3],
    [rim - 0.018, 0],
    [rim - 0.03, -half * 0.3],
    [rim - 0.036, -half * 0.7],
    [rim - 0.012, -half * 0.84],
    [rim + 0.006, -half * 0.86], // out to the tyre again, for behind it the ground would show
  ].map(([r, z]) => new THREE.Vector2(r, z));
  add(lathe(new THREE.SplineCurve(barrel).getPoints(16), 96), materials.barrel);
  add(lathe(lipProfile(rim, half), 128), dark ? materials.darkAlloy : materials.alloy);
  const spokes = add(face, dark ? materials.darkAlloy : materials.alloy, half * 0.95 - 0.085);
  spokes.scale.set((rim + 0.006) / modelRimM, (rim + 0.006) / modelRimM, 1);
  add(disc(rim * 0.7, 0.022), materials.disc, -0.01);
  add(disc(rim * 0.34, 0.06), materials.barrel);
  const caliper = new THREE.CylinderGeometry(rim * 0.8, rim * 0.8, 0.07, 24, 1, false, -0.5, 1);
  add(caliper.rotateX(Math.PI / 2), materials.caliper);
  add(disc(rim * 0.95, 0.01), materials.dark, -half * 0.7);
  return wheel;
}

function disc(radius: number, thickness: number): THREE.BufferGeometry {
  return new THREE.CylinderGeometry(radius, radius, thickness, 64).rotateX(Math.PI / 2);
}

function lathe(profile: THREE.Vector2[], segments: number): THREE.BufferGeometry {
  return fullyOpen(new THREE.LatheGeometry(profile, segments).rotateX(Math.PI / 2));
}

/** The rim's edge: out of the tyre, over a round crest and down inside, past where the spokes end in it. */
function lipProfile(rim: number, half: number): THREE.Vector2[] {
  const section = [
    [0.012, 0.9],
    [0.009, 0.945],
    [0.004, 0.965],
    [-0.001, 0.955],
    [-0.006, 0.9],
    [-0.01, 0.8],
    [-0.014, 0.68],
    [-0.018, 0.5],
  ].map(([out, z]) => new THREE.Vector2(rim + out!, half * z!));
  return new THREE.SplineCurve(section).getPoints(28);
}

/** Side wall, shoulder and four grooves around the tread. */
function tyreProfile(radius: number, rim: number, half: number): THREE.Vector2[] {
  const wall = radius - rim;
  const side = new THREE.SplineCurve(
    [
      [rim - 0.002, -half * 0.84],
      [rim + 0.012, -half * 0.93],
      [rim + wall * 0.35, -half * 1.04],
      [rim + wall * 0.65, -half * 1.01],
      [radius - 0.02, -half * 0.89],
      [radius - 0.004, -half * 0.72],
      [radius, -half * 0.48],
    ].map(([r, z]) => new THREE.Vector2(r, z)),
  ).getPoints(18);
  const tread = [-0.34, -0.12, 0.12, 0.34].flatMap((share) => {
    const z = share * half;
    return [
      [radius, z - 0.006],
      [radius - 0.008, z - 0.004],
      [radius - 0.008, z + 0.004],
      [radius, z + 0.006],
    ].map(([r, at]) => new THREE.Vector2(r, at));
  });
  return [...side, ...tread, ...side.map((p) => new THREE.Vector2(p.x, -p.y)).reverse()];
}
