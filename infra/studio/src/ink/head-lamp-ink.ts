import type { HeadLamp } from '../shape/body-spec';
import type { Point } from '../shape/curve';
import { inks } from './layer';
import type { Layer } from './layer';
import { box, line, ring, roundedPolygon, smoothLine } from './paths';

const reflector = { colour: '#383d44', roughness: 0.1, metal: 1, coat: true };
const bowl = { colour: '#cbd2da', roughness: 0.08, metal: 1, coat: true };
const lens = { colour: '#15181c', roughness: 0.1, coat: true };

/** A head lamp on the skin unrolled from the middle of the nose (girth, y). */
export function drawHeadLamp(layer: Layer, lamp: HeadLamp): void {
  if (lamp.look === 'round') return drawRound(layer, lamp);
  const housing = roundedPolygon(outlineOf(lamp), 0.018);
  layer.fill(housing, inks.lampHousing);
  layer.stroke(housing, 0.004, inks.gap);
  layer.within(housing, () => {
    drawUnits(layer, lamp);
    drawDaylightStrip(layer, lamp);
  });
}

function drawRound(layer: Layer, { y, height, inner, outer }: HeadLamp): void {
  const middle = (inner + outer) / 2;
  layer.fill(ring(middle, y, height / 2 + 0.012), inks.blackGloss);
  layer.fill(ring(middle, y, height / 2 - 0.004), bowl);
  layer.fill(ring(middle, y, height * 0.3), lens);
  layer.stroke(ring(middle, y, height * 0.4), 0.014, inks.lampWhite);
}

function outlineOf({ look, y, height, inner, outer, rise }: HeadLamp): Point[] {
  const low = y - height / 2;
  const high = y + height / 2;
  const corner = (u: number, v: number): Point => [u, v];
  if (look === 'block')
    return [corner(inner, low), corner(outer, low + 0.01), corner(outer, high), corner(inner, high)];
  if (look === 'stack') {
    return [corner(inner, low), corner(outer - 0.1, low), corner(outer, high + rise * 0.4), corner(inner, high)];
  }
  return [
    corner(inner, low + 0.012),
    corner(outer - 0.2, low + 0.012),
    corner(outer, high + rise),
    corner(inner - 0.03, high - 0.006),
  ];
}

/** Two or three square projectors side by side. */
function drawUnits(layer: Layer, { look, y, height, inner, outer }: HeadLamp): void {
  const units = look === 'stack' ? 2 : 3;
  const span = Math.min(0.095, (outer - inner - 0.1) / (units + 1));
  for (let unit = 0; unit < units; unit++) {
    const u = inner + 0.065 + unit * span;
    layer.fill(box(u, y + 0.01, span * 0.8, height * 0.48, 0.012), reflector);
    layer.fill(box(u, y + 0.01, span * 0.54, height * 0.32, 0.01), bowl);
    layer.fill(box(u, y + 0.01, span * 0.3, height * 0.17, 0.006), lens);
  }
}

function drawDaylightStrip(layer: Layer, { look, y, height, inner, outer, rise }: HeadLamp): void {
  const low = y - height / 2;
  const high = y + height / 2;
  if (look === 'blade') {
    const along: Point[] = [
      [inner + 0.02, low + 0.03],
      [outer - 0.21, low + 0.03],
      [outer - 0.03, high + rise - 0.018],
    ];
    layer.stroke(smoothLine(along), 0.013, inks.lampWhite);
    return;
  }
  const top = high - 0.018;
  const across: Point[] = [
    [inner + 0.02, top],
    [outer - 0.02, top + (look === 'stack' ? rise * 0.4 : 0)],
  ];
  const down: Point[] = [
    [inner + 0.018, low + 0.015],
    [inner + 0.018, top],
  ];
  layer.stroke(line(across), 0.013, inks.lampWhite);
  layer.stroke(line(down), 0.011, inks.lampWhite);
}
