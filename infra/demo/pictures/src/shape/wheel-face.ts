import type { WheelDesign } from './body-spec';
import { ramp, smoothMax, smoothMin } from './distance';
import type { Distance } from './distance';

/** The rim radius at which wheel faces are modelled; other sizes are scaled from it. */
export const modelRimM = 0.25;

/** Radius of the ridge along a spoke, metres: an edge would be as rough as the mesh. */
const ridgeM = 0.004;

const designs: Record<WheelDesign, { spokes: number; split: number; rootM: number; tipM: number }> = {
  'twin-five': { spokes: 5, split: 1, rootM: 0.021, tipM: 0.02 },
  'ten-spoke': { spokes: 10, split: 0, rootM: 0.019, tipM: 0.021 },
  'six-spoke': { spokes: 6, split: 0.5, rootM: 0.026, tipM: 0.03 },
};

/**
 * Spokes, hub and outer lip of an alloy wheel in one piece, axis along z, face towards +z.
 * The spokes run into the lip and are blended with it, so none can end short of the rim; they lie as high as
 * the lip, for a step there would mirror the dark floor like a crack.
 */
export function shapeWheelFace(design: WheelDesign): Distance {
  const { spokes, split, rootM, tipM } = designs[design];
  const sector = (2 * Math.PI) / spokes;
  const nutSector = (2 * Math.PI) / 5;

  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const inSector = angle - Math.round(angle / sector) * sector;
    const along = r * Math.cos(inSector);
    const across = Math.abs(r * Math.sin(inSector));
    const out = ramp(0.03, 0.24, along);
    const apart = split * (0.01 + 0.05 * out);
    const faceZ = 0.058 + 0.022 * ramp(0.06, 0.25, r) - 0.016 * ramp(0.11, 0.02, r);
    const fromRidge = Math.hypot(across - apart, ridgeM) - ridgeM;
    const bevel = 0.35 * fromRidge;
    const slab = Math.abs(z - (faceZ - 0.02 - bevel / 2)) - 0.02 + bevel / 2;
    let d = smoothMax(Math.abs(across - apart) - (rootM + (tipM - rootM) * out), slab, 0.008);
    d = smoothMax(d, r - modelRimM * 0.99, 0.006);
    d = smoothMin(d, smoothMax(r - 0.058, slab - 0.003, 0.012), 0.022);
    const lip = smoothMax(Math.abs(r - modelRimM * 0.975) - 0.009, Math.abs(z - 0.0605) - 0.019, 0.01);
    d = smoothMin(d, lip, 0.016);
    const nutAngle = angle + nutSector / 2;
    const nut = nutAngle - Math.round(nutAngle / nutSector) * nutSector;
    const hole = Math.hypot(r * Math.cos(nut) - 0.04, r * Math.sin(nut)) - 0.008;
    return smoothMax(d, -smoothMax(hole, 0.042 - z, 0.004), 0.005);
  };
}
