import * as THREE from 'three';
import { decodeLists } from '../mesh/mesh-file';

/** A part that the Node side has meshed, from the studio's own server. */
export async function loadMesh(folder: string, part: string): Promise<THREE.BufferGeometry> {
  const lists = decodeLists(await (await fetch(`/mesh/${folder}/${part}.bin`)).arrayBuffer());
  const geometry = new THREE.BufferGeometry();
  const attribute = (name: string, list: string, size: number) => {
    if (lists[list]) geometry.setAttribute(name, new THREE.BufferAttribute(lists[list], size));
  };
  attribute('position', 'positions', 3);
  attribute('normal', 'normals', 3);
  attribute('openness', 'openness', 1);
  attribute('girth', 'girth', 1);
  attribute('cabin', 'cabin', 1);
  geometry.setIndex(new THREE.BufferAttribute(lists.triangles!, 1));
  return geometry;
}
