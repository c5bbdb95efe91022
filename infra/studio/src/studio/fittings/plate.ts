import * as THREE from 'three';
import type { BodyShape } from '../../shape/body-shape';
import { materials } from '../materials';
import type { Builder } from './build';

/** Number plates in their holders. Both are parts of their own, so their text cannot be cut off or mirrored. */
export function fitPlates(builder: Builder, { spec, lower }: BodyShape): void {
  if (!spec.face) return;
  const front = makePlate();
  const noseY = spec.face.noseplateY;
  const foremost = Math.max(...[-0.05, 0, 0.05].map((dy) => lower.noseX(noseY + dy, 0)));
  const frontHolder = builder.box([0.05, 0.135, 0.4], 0.012, materials.plastic, [foremost - 0.018, noseY, 0]);
  builder.add(front, [foremost + 0.012, noseY, 0]);
  leaveOutOfOutline(front, frontHolder);
  if (spec.cabEndX !== undefined) return;
  const tailY = spec.face.tailplateY;
  const rearmost = Math.min(...[-0.06, 0, 0.06].map((dy) => lower.tailX(tailY + dy, 0)));
  const lean = Math.atan2(lower.tailX(tailY + 0.06, 0) - lower.tailX(tailY - 0.06, 0), 0.12);
  const rear = makePlate();
  rear.rotation.set(0, Math.PI, 0);
  const holder = builder.box([0.03, 0.145, 0.41], 0.01, materials.plastic, [rearmost + 0.012, tailY, 0]);
  holder.rotation.z = -lean;
  builder.add(rear, [rearmost - 0.008, tailY, 0]);
  leaveOutOfOutline(rear, holder);
}

/** A silhouette of a nose with a step in it looks broken. */
function leaveOutOfOutline(...parts: THREE.Object3D[]): void {
  for (const part of parts) part.userData = { inOutline: false };
}

/** A plate 372 by 116 mm, facing +x. */
export function makePlate(): THREE.Mesh {
  const canvas = Object.assign(document.createElement('canvas'), { width: 512, height: 160 });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#eceeef';
  pen.fillRect(0, 0, 512, 160);
  pen.strokeStyle = pen.fillStyle = '#1c2430';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(8, 8, 496, 144, 12);
  pen.stroke();
  pen.font = 'bold 100px "DejaVu Sans Condensed", "DejaVu Sans", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('DEMO·01', 256, 86);
  const face = new THREE.CanvasTexture(canvas);
  face.colorSpace = THREE.SRGBColorSpace;
  face.anisotropy = 4;
  const edge = materials.plastic;
  const front = new THREE.MeshStandardMaterial({ map: face, roughness: 0.5 });
  return new THREE.Mesh(new THREE.BoxGeometry(0.014, 0.116, 0.372), [front, edge, edge, edge, edge, edge]);
}
