import * as THREE from 'three';

type Sky = { stops: readonly [number, string][]; trees: string };

const day: Sky = {
  stops: [
    [0, '#7fa9d6'],
    [0.26, '#b9d2ea'],
    [0.52, '#e6eef4'],
    [1, '#e8ecee'],
  ],
  trees: '#5d6f5a',
};
const dusk: Sky = {
  stops: [
    [0, '#24365f'],
    [0.12, '#5b6a97'],
    [0.21, '#b98f92'],
    [0.3, '#f0b98a'],
    [0.53, '#f3c494'],
    [1, '#5a4a4a'],
  ],
  trees: '#171c22',
};

/** A clear sky and a line of trees at the horizon. The same every time: the trees follow sines, not chance. */
export function paintSky(isDusk: boolean): THREE.Texture {
  const { stops, trees } = isDusk ? dusk : day;
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
  const pen = canvas.getContext('2d')!;
  const air = pen.createLinearGradient(0, 0, 0, 900);
  for (const [at, colour] of stops) air.addColorStop(at, colour);
  pen.fillStyle = air;
  pen.fillRect(0, 0, 1600, 900);
  pen.fillStyle = trees;
  pen.filter = 'blur(2px)';
  pen.beginPath();
  pen.moveTo(0, 900);
  for (let x = 0; x <= 1600; x += 8)
    pen.lineTo(x, 452 - 9 * Math.sin(x * 0.013) - 7 * Math.abs(Math.sin(x * 0.051)) - 4 * Math.abs(Math.sin(x * 0.17)));
  pen.lineTo(1600, 900);
  pen.fill();
  const sky = new THREE.CanvasTexture(canvas);
  sky.colorSpace = THREE.SRGBColorSpace;
  return sky;
}
