import * as THREE from 'three';
import type { Vec3 } from '../../shape/distance';
import type { Builder } from '../fittings/build';

type Fade = readonly (readonly [at: number, colour: string])[];

/** A sheet whose colour fades from its lower edge (0) to its upper (1). */
function fadingSheet(lengthM: number, heightM: number, fade: Fade): THREE.Mesh {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 256 });
  const pen = canvas.getContext('2d')!;
  const colours = pen.createLinearGradient(0, 256, 0, 0);
  for (const [at, colour] of fade) colours.addColorStop(at, colour);
  pen.fillStyle = colours;
  pen.fillRect(0, 0, 4, 256);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  const material = new THREE.MeshBasicMaterial({ map, transparent: true, depthWrite: false });
  return new THREE.Mesh(new THREE.PlaneGeometry(lengthM, heightM), material);
}

/** What lies on the ground: its far edge is the sheet's upper one. */
export function lightOnGround(builder: Builder, lengthM: number, depthM: number, at: Vec3, fade: Fade): void {
  const sheet = builder.add(fadingSheet(lengthM, depthM, fade), at);
  sheet.rotation.x = -Math.PI / 2;
  sheet.renderOrder = 2;
}

/** What hangs before a wall or in a window. */
export function lightOnWall(builder: Builder, lengthM: number, heightM: number, at: Vec3, fade: Fade): void {
  builder.add(fadingSheet(lengthM, heightM, fade), at).renderOrder = 7;
}

/** Asphalt: a grey that is not the same everywhere. The same every time. */
export function asphalt(): THREE.MeshStandardMaterial {
  const canvas = Object.assign(document.createElement('canvas'), { width: 512, height: 512 });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#56585b';
  pen.fillRect(0, 0, 512, 512);
  for (let grain = 0; grain < 26_000; grain++) {
    const light = grain % 3 === 0;
    pen.fillStyle = light ? 'rgba(255,255,255,.045)' : 'rgba(0,0,0,.06)';
    pen.fillRect((grain * 7919) % 512, (grain * 104_729 + (grain >> 5) * 31) % 512, 2, 2);
  }
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(54, 40);
  map.anisotropy = 8;
  return new THREE.MeshStandardMaterial({ map, roughness: 0.95 });
}
