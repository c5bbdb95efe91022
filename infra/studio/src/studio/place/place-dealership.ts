import * as THREE from 'three';
import type { Builder } from '../fittings/build';
import { asphalt, lightOnGround, lightOnWall } from './place-light';

const plain = (color: string, roughness = 0.8) => new THREE.MeshStandardMaterial({ color, roughness });
const frontZ = -6;

/** Forecourt, glazed showroom and workshop wing. No name, no marque. Metres; the street lies towards +z. */
export function buildDealership(builder: Builder, isDusk: boolean): void {
  const shining = (color: string, by: number) =>
    new THREE.MeshStandardMaterial({ color, emissive: color, emissiveIntensity: isDusk ? by : by * 0.25 });
  buildForecourt(builder);
  buildShowroom(builder, shining, isDusk);
  buildWorkshop(builder, shining);
  lightUp(builder, isDusk);
}

/** What the sky and the lamps do to it: sky in the panes by day, their light on the ground at dusk, and shade below eaves. */
function lightUp(builder: Builder, isDusk: boolean): void {
  const pane = isDusk ? '120,150,205' : '206,224,240';
  lightOnWall(
    builder,
    26,
    4.2,
    [0, 2.25, frontZ + 0.05],
    [
      [0, `rgba(${pane},0)`],
      [0.35, `rgba(${pane},${isDusk ? 0.02 : 0.1})`],
      [1, `rgba(${pane},${isDusk ? 0.12 : 0.5})`],
    ],
  );
  lightOnWall(
    builder,
    27.3,
    1.1,
    [0, 4.98, frontZ + 0.82],
    [
      [0, 'rgba(10,14,24,.34)'],
      [0.6, 'rgba(10,14,24,.1)'],
      [1, 'rgba(10,14,24,0)'],
    ],
  );
  lightOnGround(
    builder,
    60,
    2.6,
    [6, 0.075, frontZ + 0.7],
    [
      [0, 'rgba(8,10,14,0)'],
      [0.55, `rgba(8,10,14,${isDusk ? 0.1 : 0.22})`],
      [1, `rgba(8,10,14,${isDusk ? 0.2 : 0.5})`],
    ],
  );
  for (const x of [0, 19.2])
    lightOnGround(
      builder,
      x === 0 ? 25 : 10.6,
      9,
      [x, 0.16, -10.6],
      [
        [0, 'rgba(8,10,14,0)'],
        [1, 'rgba(8,10,14,.3)'],
      ],
    );
  if (!isDusk) return;
  lightOnGround(
    builder,
    25,
    9,
    [0, 0.08, frontZ + 4.6],
    [
      [0, 'rgba(255,214,160,0)'],
      [0.6, 'rgba(255,214,160,.1)'],
      [1, 'rgba(255,214,160,.34)'],
    ],
  );
}

type Shining = (color: string, by: number) => THREE.MeshStandardMaterial;

function buildForecourt(builder: Builder): void {
  const ground = builder.mesh(new THREE.PlaneGeometry(160, 120), asphalt());
  ground.rotation.x = -Math.PI / 2;
  builder.box([26, 0.15, 9.6], 0.02, plain('#b9bbbc'), [0, 0.07, -10.7]);
  builder.box([40, 0.06, 1.6], 0.01, plain('#9b9d9e'), [6, 0.03, -5.1]);
  for (let bay = 0; bay < 8; bay++)
    builder.box([0.1, 0.012, 4.6], 0.004, plain('#d9dadb'), [-8.6 + bay * 3, 0.006, 0.6]);
  const leaves = plain('#3f5a38', 0.95);
  for (const [x, length] of [
    [-9.6, 5],
    [9.6, 3],
  ] as const) {
    builder.box([length, 0.42, 0.7], 0.05, plain('#8e9193'), [x, 0.21, -4.9]);
    for (let bush = 0; bush < length * 3; bush++)
      builder
        .mesh(new THREE.IcosahedronGeometry(0.3, 3), leaves, [
          x - length / 2 + 0.2 + bush / 3,
          0.52 + 0.05 * Math.sin(bush * 2.4),
          -4.9 + 0.08 * Math.cos(bush * 1.9),
        ])
        .scale.set(1, 0.8 + 0.15 * Math.sin(bush * 5), 1);
  }
}

function buildShowroom(builder: Builder, shining: Shining, isDusk: boolean): void {
  const frame = plain('#2b2f33', 0.4);
  const white = new THREE.MeshPhysicalMaterial({ color: '#eef0f1', roughness: 0.5, clearcoat: 0.3 });
  builder.box([26, 4.3, 0.2], 0.02, shining('#f4efe6', 0.75), [0, 2.2, -15.4]);
  builder.bothSides((side) => builder.box([0.25, 4.3, 9.6], 0.02, shining('#efeae2', 0.5), [side * 12.9, 2.2, -10.7]));
  builder.box([26, 0.2, 9.6], 0.02, shining('#f1ece4', 0.35), [0, 4.35, -10.7]);
  for (let lamp = 0; lamp < 8; lamp++)
    builder.box([0.16, 0.05, 7.6], 0.01, shining('#fff4e2', 3.2), [-11 + lamp * 3.15, 4.22, -10.6]);
  builder.box([27.4, 1.15, 10.6], 0.05, white, [0, 4.98, -10.5]);
  builder.box([27.44, 0.09, 0.06], 0.01, shining('#2f6fb4', 2.2), [0, 4.5, frontZ + 0.82]);
  for (let post = 0; post <= 13; post++) builder.box([0.07, 4.3, 0.14], 0.01, frame, [-13 + post * 2, 2.2, frontZ]);
  for (const y of [0.2, 2.9, 4.32]) builder.box([26, 0.07, 0.14], 0.01, frame, [0, y, frontZ]);
  const glass = new THREE.MeshPhysicalMaterial({
    color: '#0b1012',
    roughness: 0.03,
    transparent: true,
    opacity: isDusk ? 0.1 : 0.22,
    depthWrite: false,
  });
  builder.mesh(new THREE.PlaneGeometry(26, 4.2), glass, [0, 2.25, frontZ + 0.02]).renderOrder = 6;
  for (const x of [5, 9]) builder.box([0.16, 3, 0.6], 0.02, white, [x, 1.5, frontZ + 0.1]);
  builder.box([4.2, 0.2, 0.6], 0.02, white, [7, 2.98, frontZ + 0.1]);
  builder.box([2.6, 1.05, 0.8], 0.06, plain('#7b6a57', 0.5), [8.2, 0.68, -12.6]);
  for (const x of [-3.2, -2.2]) builder.box([0.8, 0.75, 0.8], 0.12, plain('#4c5862', 0.9), [x, 0.5, -13.6]);
}

function buildWorkshop(builder: Builder, shining: Shining): void {
  const cladding = plain('#565c62', 0.6);
  const doorWidth = 3.6;
  builder.box([11.4, 1.5, 9.4], 0.03, cladding, [19.2, 4.25, -10.6]);
  builder.box([11.2, 0.12, 9.2], 0.02, plain('#a3a5a6'), [19.2, 0.03, -10.6]);
  builder.box([11.2, 3.6, 0.2], 0.02, shining('#e6e6e2', 0.6), [19.2, 1.8, -15.1]);
  for (const x of [13.6, 17.2, 21.2, 24.8]) builder.box([0.42, 3.6, 0.6], 0.02, cladding, [x, 1.8, -6.1]);
  for (let rib = 0; rib < 16; rib++)
    builder.box([doorWidth - 0.3, 0.2, 0.06], 0.02, plain('#c9ccce', 0.45), [15.4, 0.12 + rib * 0.225, -6.2]);
  builder.box([doorWidth - 0.1, 0.35, 0.3], 0.1, plain('#c9ccce', 0.45), [19.2, 3.42, -6.3]);
  for (let rib = 0; rib < 6; rib++)
    builder.box([doorWidth - 0.3, 0.2, 0.06], 0.02, plain('#c9ccce', 0.45), [23, 2.4 + rib * 0.225, -6.2]);
  for (const x of [17.9, 20.5]) {
    builder.box([0.28, 2.5, 0.3], 0.03, plain('#2f6fb4', 0.4), [x, 1.25, -11.6]);
    builder.box([1.2, 2, 0.5], 0.03, plain('#93312c', 0.5), [x + 2.6, 1, -14.6]);
  }
  for (const x of [16.2, 19.2, 22.2]) builder.box([0.16, 0.05, 6.4], 0.01, shining('#fff7ea', 3), [x, 3.44, -10.6]);
  builder.add(sign('SERVICE', 5.2, 0.8), [19.2, 4.35, -5.86]);
  for (const x of [17.35, 21.05]) builder.mesh(new THREE.CylinderGeometry(0.09, 0.09, 1, 24), plain('#d6b13a', 0.5), [x, 0.5, -5.5]); // prettier-ignore
}

/** White letters on the wall. */
export function sign(words: string, widthM: number, heightM: number): THREE.Mesh {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: 1024,
    height: Math.round((1024 * heightM) / widthM),
  });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.font = `bold ${canvas.height * 0.78}px "DejaVu Sans", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(words, 512, canvas.height / 2, 1000);
  const letters = new THREE.CanvasTexture(canvas);
  letters.colorSpace = THREE.SRGBColorSpace;
  return new THREE.Mesh(
    new THREE.PlaneGeometry(widthM, heightM),
    new THREE.MeshBasicMaterial({ map: letters, transparent: true }),
  );
}
