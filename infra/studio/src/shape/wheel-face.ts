import type { WheelDesign } from './body-spec';
import { ramp, smoothMax, smoothMin } from './distance';
import type { Distance } from './distance';

/** The rim radius at which wheel faces are modelled; other sizes are scaled from it. */
export const modelRimM = 0.25;

/** Radius of the ridge along a spoke, metres: an edge would be as rough as the mesh. */
const ridgeM = 0.004;

const designs: Record<WheelDesign, { spokes: number; split: number; rootM: number; tipM: number }> = {
  'twin-five': { spokes: 5, split: 1, rootM: 0.019, tipM: 0.019 },
  'ten-spoke': { spokes: 10, split: 0, rootM: 0.017, tipM: 0.02 },
  'six-spoke': { spokes: 6, split: 0, rootM: 0.03, tipM: 0.036 },
};

/**
 * Spokes and hub of an alloy wheel in one piece, axis along z, face towards +z. The spokes run on into the wheel's
 * lip, which is turned (wheels.ts) and stands a little higher, so none can end short of the rim.
 */
export function shapeWheelFace(design: WheelDesign): Distance {
  const { spokes, split, rootM, tipM } = designs[design];
  const sector = (2 * Math.PI) / spokes;

  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const inSector = angle - Math.round(angle / sector) * sector;
    const along = r * Math.cos(inSector);
    const across = Math.abs(r * Math.sin(inSector));
    const out = ramp(0.03, 0.24, along);
    const apart = split * (0.01 + 0.05 * out);
    const faceZ = 0.056 + 0.019 * ramp(0.06, 0.25, r) - 0.012 * ramp(0.12, 0.03, r);
    const fromRidge = Math.hypot(across - apart, ridgeM) - ridgeM;
    const bevel = 0.35 * fromRidge;
    const slab = Math.abs(z - (faceZ - 0.02 - bevel / 2)) - 0.02 + bevel / 2;
    let d = smoothMax(Math.abs(across - apart) - (rootM + (tipM - rootM) * out), slab, 0.006);
    d = smoothMax(d, r - modelRimM * 0.99, 0.006);
    return withHub(d, r, angle, z);
  };
}

/** A round hub with five wheel nuts sunk around its cap. */
function withHub(spokes: number, r: number, angle: number, z: number): number {
  const nutSector = (2 * Math.PI) / 5;
  const hub = smoothMax(r - 0.07, Math.abs(z - 0.0245) - 0.0245, 0.012);
  const cap = smoothMax(r - 0.03, Math.abs(z - 0.03) - 0.029 + 2 * r * r, 0.006);
  const nutAngle = angle + nutSector / 2;
  const nut = nutAngle - Math.round(nutAngle / nutSector) * nutSector;
  const hole = Math.hypot(r * Math.cos(nut) - 0.048, r * Math.sin(nut)) - 0.0085;
  const drilled = smoothMax(smoothMin(spokes, hub, 0.02), -smoothMax(hole, 0.038 - z, 0.004), 0.004);
  return smoothMin(drilled, cap, 0.003);
}
