import type { BodyShape } from '../shape/body-shape';
import type { CabinShape } from '../shape/cabin';
import type { Point } from '../shape/curve';
import { sideWindowOutline } from '../shape/side-window';
import { steps } from '../shape/steps';
import { inks } from './layer';
import type { Layer } from './layer';
import { line, polygon } from './paths';

const cornerM = 0.03;

/** Side glass on the flank (x, y): trim, black border, glass, pillars. */
export function drawSideWindows(layer: Layer, shape: BodyShape): void {
  const { cabin, spec } = shape;
  if (!cabin || !spec.sideWindow) return;
  const inner = polygon(sideWindowOutline(shape, cabin, spec.sideWindow, -cornerM));
  const border = polygon(sideWindowOutline(shape, cabin, spec.sideWindow, 0.012 - cornerM));
  // filling and stroking with round joins rounds every corner alike
  if (spec.sideWindow.trim === 'chrome') swell(layer, border, 2 * cornerM + 0.02, inks.satin);
  swell(layer, border, 2 * cornerM, inks.blackGloss);
  swell(layer, inner, 2 * cornerM - 0.004, inks.glass);
  const whole = polygon(sideWindowOutline(shape, cabin, spec.sideWindow, 0.004));
  layer.within(whole, () => {
    for (const { x, width, lean } of spec.sideWindow!.pillars) {
      const from = shape.lower.topY(x) - 0.1;
      layer.fill(
        polygon([
          [x - width / 2, from],
          [x + width / 2, from],
          [x + width / 2 + lean, from + 1],
          [x - width / 2 + lean, from + 1],
        ]),
        inks.blackGloss,
      );
    }
  });
}

function swell(layer: Layer, path: Path2D, widthM: number, ink: (typeof inks)[keyof typeof inks]): void {
  layer.fill(path, ink);
  layer.stroke(path, widthM, ink);
}

type End = 'front' | 'rear';

const wiper = { colour: '#050505', roughness: 0.7 };

/** Windscreen or rear window seen from its end (z, y), with wipers in front. */
export function drawScreen(layer: Layer, shape: BodyShape, end: End): void {
  const { cabin, spec } = shape;
  if (!cabin || !spec.sideWindow) return;
  const outline = screenOutline(shape, cabin, end);
  swell(layer, outline.shrunkBy(0.02), 0.05, inks.blackGloss);
  swell(layer, outline.shrunkBy(0.05), 0.05, inks.glass);
  if (end === 'rear' && spec.tailDoors)
    layer.within(outline.shrunkBy(0.01), () => layer.fill(polygon(doorPost(outline.baseY)), inks.blackGloss));
  for (const [from, to] of wipersOf(shape, end, outline.baseY)) layer.stroke(line([from, to]), 0.012, wiper);
}

/** The frames of two rear doors, where they meet. */
function doorPost(baseY: number): Point[] {
  const halfM = 0.07;
  return [
    [-halfM, baseY - 0.1],
    [halfM, baseY - 0.1],
    [halfM, baseY + 2],
    [-halfM, baseY + 2],
  ];
}

function wipersOf({ spec }: BodyShape, end: End, baseY: number): [Point, Point][] {
  if (end === 'rear')
    return spec.tray
      ? []
      : [
          [
            [0, baseY + 0.02],
            [0.26, baseY + 0.05],
          ],
        ];
  return [
    [
      [-0.55, baseY + 0.01],
      [-0.02, baseY + 0.06],
    ],
    [
      [0.02, baseY + 0.01],
      [0.55, baseY + 0.06],
    ],
  ];
}

function screenOutline({ lower, spec }: BodyShape, cabin: CabinShape, end: End) {
  const isFront = end === 'front';
  const across = isFront ? cabin.screenX : cabin.backX;
  const inset = isFront ? (spec.cabin?.screenInset ?? 0.075) : 0.1;
  const fromRoof = isFront ? 0.075 : 0.1;
  const foot = lower.topY(across(lower.topY(0), 0));
  const baseY = isFront ? foot + 0.02 : Math.max(foot, lower.topY(0)) + 0.055;
  let headY = cabin.roofY(across(baseY + 0.4, 0), 0);
  for (let i = 0; i < 5; i++) headY = cabin.roofY(across(headY, 0), 0) - fromRoof;
  const halfAt = (y: number) => cabin.sideZ(across(y, 0.6), y) - inset;
  const bow = (z: number, half: number, by: number) => by * (1 - (z / half) ** 2);

  /** Foot, side, head, other side; the foot of a windscreen and both heads are bowed. */
  const shrunkBy = (margin: number): Path2D => {
    const side = steps(baseY + margin, headY - margin, 12).map((y): Point => [halfAt(y) - margin, y]);
    const [low, high] = [side[0]![0], side.at(-1)![0]];
    const bottom = steps(-low, low, 24).map((z): Point => [z, baseY + margin - bow(z, low, isFront ? 0.03 : 0)]);
    const top = steps(high, -high, 24).map((z): Point => [z, headY - margin + bow(z, high, 0.03)]);
    return polygon([...bottom, ...side.slice(1), ...top, ...side.map(([z, y]): Point => [-z, y]).reverse()]);
  };
  return { baseY, shrunkBy };
}
