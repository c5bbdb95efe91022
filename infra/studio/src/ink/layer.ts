/** What a drawn area is made of. Colours are CSS; a colour with a full channel (`#fff`, `#ff2a1e`) shines by itself when coated. */
export type Ink = { colour: string; roughness: number; metal?: number; coat?: boolean; glass?: boolean };

export const inks = {
  gap: { colour: '#030303', roughness: 1 },
  blackGloss: { colour: '#08090a', roughness: 0.2, coat: true },
  lampHousing: { colour: '#0a0b0d', roughness: 0.06, coat: true },
  plastic: { colour: '#111214', roughness: 0.62 },
  chrome: { colour: '#d3d5d8', roughness: 0.14, metal: 1 },
  satin: { colour: '#9a9da1', roughness: 0.28, metal: 1 },
  glass: { colour: '#050607', roughness: 0.03, glass: true },
  lampWhite: { colour: '#ffffff', roughness: 0.3, coat: true },
  lampRed: { colour: '#ff1c14', roughness: 0.3, coat: true },
  redLens: { colour: '#56070b', roughness: 0.05, coat: true },
} as const satisfies Record<string, Ink>;

/** A rectangle of the vehicle, metres, drawn on a canvas of so many pixels. */
export type Area = { fromU: number; toU: number; fromV: number; toV: number };

/**
 * Two canvases under one drawing: colours with coverage, and surface values
 * (red roughness, green metal, blue: nothing, coat or glass). Paths are in metres.
 */
export type Layer = {
  fill: (path: Path2D, ink: Ink) => void;
  stroke: (path: Path2D, widthM: number, ink: Ink) => void;
  /** Back to bare paint. */
  clear: (path: Path2D) => void;
  within: (clip: Path2D, draw: () => void) => void;
};

export type Sheet = {
  colours: HTMLCanvasElement;
  surfaces: HTMLCanvasElement;
  layer: (area: Area, left?: number, right?: number) => Layer;
};

export function makeSheet(widthPx: number, heightPx: number): Sheet {
  const [colours, surfaces] = [0, 1].map(() =>
    Object.assign(document.createElement('canvas'), { width: widthPx, height: heightPx }),
  );
  const pens = [colours!, surfaces!].map((canvas) => canvas.getContext('2d')!);
  pens[1]!.fillStyle = '#000';
  pens[1]!.fillRect(0, 0, widthPx, heightPx);

  /** A layer on the part of the sheet between `left` and `right` (0 to 1). */
  const layer = (area: Area, left = 0, right = 1): Layer => {
    const scaleU = ((right - left) * widthPx) / (area.toU - area.fromU);
    const scaleV = heightPx / (area.toV - area.fromV);
    const each = (ink: Ink | null, draw: (pen: CanvasRenderingContext2D) => void) =>
      pens.forEach((pen, i) => {
        pen.save();
        pen.beginPath();
        pen.rect(left * widthPx, 0, (right - left) * widthPx, heightPx);
        pen.clip();
        pen.setTransform(scaleU, 0, 0, -scaleV, left * widthPx - area.fromU * scaleU, area.toV * scaleV);
        for (const clip of clips) pen.clip(clip);
        pen.lineJoin = pen.lineCap = 'round';
        if (ink) pen.fillStyle = pen.strokeStyle = i === 0 ? ink.colour : surfaceColour(ink);
        draw(pen);
        pen.restore();
      });
    const clips: Path2D[] = [];
    return {
      fill: (path, ink) => each(ink, (pen) => pen.fill(path)),
      stroke: (path, widthM, ink) =>
        each(ink, (pen) => {
          pen.lineWidth = widthM;
          pen.stroke(path);
        }),
      clear: (path) =>
        each(null, (pen) => {
          pen.globalCompositeOperation = 'destination-out';
          pen.fill(path);
        }),
      within: (clip, draw) => {
        clips.push(clip);
        draw();
        clips.pop();
      },
    };
  };
  return { colours: colours!, surfaces: surfaces!, layer };
}

function surfaceColour({ roughness, metal = 0, coat, glass }: Ink): string {
  return `rgb(${Math.round(roughness * 255)},${Math.round(metal * 255)},${glass ? 255 : coat ? 128 : 0})`;
}
