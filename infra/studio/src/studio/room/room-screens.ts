import * as THREE from 'three';

/** A drawing that shines by itself, metres wide and high, facing +z. */
function shiningDrawing(
  widthM: number,
  heightM: number,
  widthPx: number,
  draw: (pen: CanvasRenderingContext2D, width: number, height: number) => void,
): THREE.Mesh {
  const heightPx = Math.round((widthPx * heightM) / widthM);
  const canvas = Object.assign(document.createElement('canvas'), { width: widthPx, height: heightPx });
  draw(canvas.getContext('2d')!, widthPx, heightPx);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return new THREE.Mesh(new THREE.PlaneGeometry(widthM, heightM), new THREE.MeshBasicMaterial({ map: texture }));
}

const face = '"DejaVu Sans Condensed", "DejaVu Sans", sans-serif';

/** The middle screen: a map with a route, the time, four tiles. */
export function drawScreen(widthM: number, heightM: number): THREE.Mesh {
  return shiningDrawing(widthM, heightM, 960, (pen, width, height) => {
    const ground = pen.createLinearGradient(0, 0, width, height);
    ground.addColorStop(0, '#16324f');
    ground.addColorStop(1, '#0a1018');
    pen.fillStyle = ground;
    pen.fillRect(0, 0, width, height);
    pen.lineCap = 'round';
    pen.strokeStyle = '#22405e';
    pen.lineWidth = 9;
    for (let street = 0; street < 7; street++) {
      pen.beginPath();
      pen.moveTo(street * 110 - 60, height);
      pen.lineTo(street * 110 + 60, 90);
      pen.moveTo(0, 130 + street * 55);
      pen.lineTo(620, 90 + street * 58);
      pen.stroke();
    }
    pen.strokeStyle = '#6fb1e6';
    pen.lineWidth = 10;
    pen.beginPath();
    pen.moveTo(40, height - 40);
    pen.bezierCurveTo(260, 120, 380, height, 580, 110);
    pen.stroke();
    pen.fillStyle = '#dfe9f2';
    pen.font = `bold 54px ${face}`;
    pen.fillText('10:24   21 °C', 40, 76);
    ['#2d7dd2', '#45a36b', '#c58b3b', '#8b5fbf'].forEach((tile, i) => {
      pen.fillStyle = tile;
      pen.beginPath();
      pen.roundRect(690 + (i % 2) * 130, 60 + Math.floor(i / 2) * 130, 104, 104, 22);
      pen.fill();
    });
  });
}

/** Two dials behind the steering wheel. */
export function drawCluster(widthM: number, heightM: number): THREE.Mesh {
  return shiningDrawing(widthM, heightM, 768, (pen, width, height) => {
    pen.fillStyle = '#05070a';
    pen.fillRect(0, 0, width, height);
    for (const x of [width * 0.24, width * 0.76]) {
      pen.lineWidth = 7;
      pen.strokeStyle = '#cfd6dc';
      pen.beginPath();
      pen.arc(x, height * 0.54, height * 0.38, 2.4, 6.98);
      pen.stroke();
      pen.strokeStyle = '#e0452b';
      pen.beginPath();
      pen.moveTo(x, height * 0.54);
      pen.lineTo(x - height * 0.24, height * 0.36);
      pen.stroke();
    }
    pen.fillStyle = '#cfd6dc';
    pen.font = `bold 40px ${face}`;
    pen.textAlign = 'center';
    pen.fillText('D', width / 2, height * 0.46);
    pen.fillText('0 km/h', width / 2, height * 0.72);
  });
}
