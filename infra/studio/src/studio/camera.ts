import * as THREE from 'three';
import type { View } from '../views';

const distanceM = 12.5;

/**
 * Stands the camera where the view says and zooms until the vehicle fills the wanted share of the picture,
 * so that a hatch and a truck look equally large on a card and no part is cut off.
 *
 * @param places points of the vehicle, world metres
 */
export function frame(camera: THREE.PerspectiveCamera, places: readonly THREE.Vector3[], view: View): void {
  const turn = THREE.MathUtils.degToRad(view.azimuthDeg);
  const rise = THREE.MathUtils.degToRad(view.elevationDeg);
  const away = new THREE.Vector3(Math.cos(rise) * Math.cos(turn), Math.sin(rise), Math.cos(rise) * Math.sin(turn));
  if (view.fixed) {
    const middle = new THREE.Vector3(...view.fixed.target);
    camera.fov = view.fixed.fovDeg;
    aim(camera, middle, away.multiplyScalar(view.fixed.distanceM));
    return;
  }
  const box = new THREE.Box3().setFromPoints([...places]);
  const size = box.getSize(new THREE.Vector3());
  const distance = view.distanceM ?? distanceM * Math.max(1, size.x / 5.4);
  const target = box.getCenter(new THREE.Vector3());
  camera.fov = 15;

  for (let round = 0; round < 6; round++) {
    aim(camera, target, away.clone().multiplyScalar(distance));
    const seen = new THREE.Box3().setFromPoints(places.map((place) => place.clone().project(camera)));
    const widthShare = (seen.max.x - seen.min.x) / 2 / view.fill[0];
    const heightShare = (seen.max.y - seen.min.y) / 2 / view.fill[1];
    const halfHeight = Math.tan(THREE.MathUtils.degToRad(camera.fov) / 2);
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target.addScaledVector(
      right,
      ((seen.min.x + seen.max.x) / 2 - (view.aside ?? 0) * 2) * halfHeight * camera.aspect * distance,
    );
    target.addScaledVector(up, ((seen.min.y + seen.max.y) / 2 + view.lower * 2) * halfHeight * distance);
    camera.fov = THREE.MathUtils.radToDeg(Math.atan(halfHeight * Math.max(widthShare, heightShare))) * 2;
  }
}

function aim(camera: THREE.PerspectiveCamera, target: THREE.Vector3, away: THREE.Vector3): void {
  camera.position.copy(target).add(away);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
}

/** A few thousand points all over what is to be framed, world metres. */
export function placesOf(vehicles: THREE.Object3D): THREE.Vector3[] {
  const places: THREE.Vector3[] = [];
  vehicles.updateMatrixWorld(true);
  vehicles.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    const position = (part.geometry as THREE.BufferGeometry).getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 1500));
    for (let i = 0; i < position.count; i += step) {
      places.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld));
    }
  });
  return places;
}
