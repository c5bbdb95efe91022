import * as THREE from 'three';
import type { ColourId } from '../colours';
import { colours } from '../colours';
import type { Detail, View } from '../views';
import { makeBackdrop } from './backdrop';
import { frame, placesOf } from './camera';
import { Composer, flipRows } from './compose';
import type { Layers } from './compose';
import { detailsOf } from './details';
import { keptEnvironment } from './kept-environment';
import { writePaintOutputs } from './paint-outputs';
import type { Placement } from './placement';
import { RoomStage } from './room/room-stage';
import type { RoomShot } from './room/room-stage';
import { assembleVehicle } from './vehicle';

export type Shot = {
  name: string;
  width: number;
  height: number;
  view: View;
  colours: readonly ColourId[];
  /** Smooth edges only, instead of four samples of everything: a quarter less time. */
  quick?: boolean;
  /** In the dark studio. */
  dark?: boolean;
};

/** The page's side of the studio: the Node side calls these and receives the pictures by POST. */
/** What a pixel is under each paint, linear. */
type PixelLayers = Record<keyof Layers, readonly [number, number, number]>;

export type Stage = {
  show: (placements: readonly Placement[]) => Promise<void>;
  shoot: (shot: Shot) => Promise<void>;
  /** Posts a picture of an interior. */
  shootRoom: (shot: RoomShot) => Promise<void>;
  /** One pixel through the composition that makes every picture: its sRGB bytes, to be held against compose-colour.ts. */
  composePixel: (layers: PixelLayers, colour: ColourId) => number[];
  /** Posts what stands there, seen squarely from its right, as a mask (alpha): so many pixels to the metre, from x, y = `from`. */
  outline: (size: { width: number; height: number; pixelsPerM: number; from: [number, number] }) => Promise<void>;
};

declare global {
  interface Window {
    stage?: Stage;
  }
}

writePaintOutputs();
const renderer = new THREE.WebGLRenderer({ antialias: false });
renderer.toneMapping = THREE.NoToneMapping;
document.body.append(renderer.domElement);
const scene = new THREE.Scene();
scene.environment = await keptEnvironment(renderer, environmentEdge());
const backdrop = makeBackdrop();
scene.add(backdrop);
const camera = new THREE.PerspectiveCamera(15, 1.5, 0.1, 60);
const composer = new Composer(renderer);
let target: THREE.WebGLRenderTarget | undefined;
const vehicles = new THREE.Group();
let shownDetails = detailsOf('hatch');
scene.add(vehicles);
const shadows = new THREE.Group();
scene.add(shadows);

/** Pixels, as the Node side asked for. */
function environmentEdge(): number {
  return Number(new URLSearchParams(location.search).get('environment'));
}

async function show(placements: readonly Placement[]): Promise<void> {
  vehicles.traverse((part) => {
    if (part instanceof THREE.Mesh) (part.geometry as THREE.BufferGeometry).dispose();
  });
  vehicles.clear();
  shadows.clear();
  for (const { body, x = 0, z = 0, turnDeg = 0, colour } of placements) {
    const { group, shadow } = await assembleVehicle(body, colour && colours[colour]);
    shownDetails = detailsOf(body);
    const place = (holder: THREE.Group, part: THREE.Object3D) => {
      const spot = new THREE.Group().add(part);
      spot.position.set(x, 0, z);
      spot.rotation.y = THREE.MathUtils.degToRad(turnDeg);
      holder.add(spot);
    };
    place(vehicles, group);
    place(shadows, shadow);
  }
}

async function shoot({ name, width, height, view, colours: wanted, quick, dark }: Shot): Promise<void> {
  backdrop.material.uniforms.dark!.value = dark ? 1 : 0;
  camera.aspect = width / height;
  frame(camera, view.closeUp ? detailPlaces(view.closeUp) : placesOf(vehicles), view);
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  const samples = quick ? 1 : 2;
  target = fittingTarget(target, samples * width, samples * height, quick ? 4 : 0);
  renderer.setRenderTarget(target);
  renderer.render(scene, camera);
  const [black, white, metal] = target.textures as [THREE.Texture, THREE.Texture, THREE.Texture];
  for (const colour of wanted) {
    const pixels = composer.compose({ black, white, metal }, colours[colour], width, height, samples);
    // of a blob the browser's driver is told nothing; bytes it would be sent too, for longer than composing them takes
    await fetch(`/picture/${name}/${colour}`, { method: 'POST', body: new Blob([pixels]) });
  }
}

/** World places of a detail of the vehicle that stands there. */
function detailPlaces(detail: Detail): THREE.Vector3[] {
  vehicles.updateMatrixWorld(true);
  return shownDetails[detail].map((place) => place.clone().applyMatrix4(vehicles.children[0]!.matrixWorld));
}

/** Three linear half-float pictures of that size, kept from shot to shot. */
function fittingTarget(
  kept: THREE.WebGLRenderTarget | undefined,
  width: number,
  height: number,
  samples: number,
): THREE.WebGLRenderTarget {
  if (kept?.width === width && kept.height === height && kept.samples === samples) return kept;
  kept?.dispose();
  const { NearestFilter, HalfFloatType } = THREE;
  return new THREE.WebGLRenderTarget(width, height, {
    count: 3,
    samples,
    type: HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
}

const outline: Stage['outline'] = async ({ width, height, pixelsPerM, from }) => {
  const [left, bottom] = from;
  const square = new THREE.OrthographicCamera(
    left,
    left + width / pixelsPerM,
    bottom + height / pixelsPerM,
    bottom,
    0.1,
    60,
  );
  square.position.set(0, 0, 20);
  const mask = new THREE.WebGLRenderTarget(width, height);
  const alone = new THREE.Scene();
  alone.add(vehicles);
  const leftOut: THREE.Object3D[] = [];
  vehicles.traverse((part) => part.userData.inOutline === false && leftOut.push(part));
  for (const part of leftOut) part.visible = false;
  renderer.setRenderTarget(mask);
  renderer.setClearColor(0, 0);
  renderer.clear();
  alone.overrideMaterial = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
  renderer.render(alone, square);
  const pixels = new Uint8Array(width * height * 4);
  renderer.readRenderTargetPixels(mask, 0, 0, width, height, pixels);
  for (const part of leftOut) part.visible = true;
  scene.add(vehicles);
  await fetch('/picture/outline', { method: 'POST', body: flipRows(pixels, width * 4) });
};

const composePixel: Stage['composePixel'] = (layers, colour) => {
  const texture = (rgb: PixelLayers['black']) => {
    const pixels = new THREE.DataTexture(
      new Float32Array(
        Array(4)
          .fill([...rgb, 1])
          .flat(),
      ),
      2,
      2,
      THREE.RGBAFormat,
      THREE.FloatType,
    );
    pixels.needsUpdate = true;
    return pixels;
  };
  renderer.setSize(1, 1, false);
  const { black, white, metal } = layers;
  const sources = { black: texture(black), white: texture(white), metal: texture(metal) };
  return [...composer.compose(sources, colours[colour], 1, 1).subarray(0, 3)];
};

const rooms = new RoomStage(renderer, composer, scene.environment);
window.stage = { show, shoot, shootRoom: (shot) => rooms.shoot(shot), outline, composePixel };
