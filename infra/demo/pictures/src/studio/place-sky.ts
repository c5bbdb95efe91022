import * as THREE from 'three';

type Sky = { stops: readonly [number, string][]; cloud: string; trees: string };

const day: Sky = {
  stops: [
    [0, '#5f8fc4'],
    [0.3, '#a9c6e2'],
    [0.52, '#dfe8ef'],
    [1, '#e8ecee'],
  ],
  cloud: 'rgba(255,255,255,.10)',
  trees: '#5d6f5a',
};
const dusk: Sky = {
  stops: [
    [0, '#16223d'],
    [0.28, '#3d4f78'],
    [0.44, '#b9847c'],
    [0.53, '#f0b27a'],
    [1, '#5a4a4a'],
  ],
  cloud: 'rgba(240,190,160,.05)',
  trees: '#171c22',
};

/** Sky, thin clouds and a line of trees at the horizon. The same every time: the clouds follow sines, not chance. */
export function paintSky(isDusk: boolean): THREE.Texture {
  const { stops, cloud, trees } = isDusk ? dusk : day;
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
  const pen = canvas.getContext('2d')!;
  const air = pen.createLinearGradient(0, 0, 0, 900);
  for (const [at, colour] of stops) air.addColorStop(at, colour);
  pen.fillStyle = air;
  pen.fillRect(0, 0, 1600, 900);
  pen.filter = 'blur(9px)';
  pen.fillStyle = cloud;
  for (let puff = 0; puff < 90; puff++) {
    const x = (puff * 397) % 1600;
    const y = 60 + 150 * (1 + Math.sin(puff * 1.7));
    pen.beginPath();
    pen.ellipse(x, y, 150 + 60 * Math.sin(puff), 9 + 5 * Math.cos(puff * 2.3), 0, 0, 7);
    pen.fill();
  }
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
