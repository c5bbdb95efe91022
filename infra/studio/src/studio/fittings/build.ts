import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Vec3 } from '../../shape/distance';
import { fullyOpen } from '../materials';

/** Small words for building parts out of boxes, tubes and rods. Sizes and places in metres. */
export class Builder {
  readonly group = new THREE.Group();
  readonly painted: THREE.Material;

  constructor(painted: THREE.Material) {
    this.painted = painted;
  }

  add<Made extends THREE.Object3D>(made: Made, at: Vec3 = [0, 0, 0]): Made {
    made.position.set(...at);
    this.group.add(made);
    return made;
  }

  mesh(geometry: THREE.BufferGeometry, material: THREE.Material, at: Vec3 = [0, 0, 0]): THREE.Mesh {
    return this.add(new THREE.Mesh(geometry.hasAttribute('openness') ? geometry : fullyOpen(geometry), material), at);
  }

  box(size: Vec3, radius: number, material: THREE.Material, at: Vec3): THREE.Mesh {
    return this.mesh(
      new RoundedBoxGeometry(...size, 6, Math.min(radius, ...size.map((side) => side / 2))),
      material,
      at,
    );
  }

  /** A round bar through the places, bent smoothly, its ends rounded. */
  tube(places: readonly Vec3[], radius: number, material: THREE.Material, tension = 0.3): THREE.Mesh {
    const path = new THREE.CatmullRomCurve3(
      places.map((place) => new THREE.Vector3(...place)),
      false,
      'catmullrom',
      tension,
    );
    const bar = this.mesh(new THREE.TubeGeometry(path, 64, radius, 16), material);
    for (const end of [path.points[0]!, path.points.at(-1)!]) {
      const cap = new THREE.Mesh(fullyOpen(new THREE.SphereGeometry(radius, 16, 12)), material);
      cap.position.copy(end);
      bar.add(cap);
    }
    return bar;
  }

  /** A cylinder lying across the vehicle. */
  drum(radius: number, width: number, material: THREE.Material, at: Vec3, endRadius = radius): THREE.Mesh {
    return this.mesh(new THREE.CylinderGeometry(radius, endRadius, width, 48).rotateX(Math.PI / 2), material, at);
  }

  /** Runs for the right side (+1) and the left (−1). */
  bothSides(build: (side: 1 | -1) => void): void {
    build(1);
    build(-1);
  }
}
