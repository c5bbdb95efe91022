import * as THREE from 'three';
import type { RoomCamera } from '../../interior/room-views';
import type { RoomId } from '../../interior/room-plan';
import { colours } from '../../colours';
import { placeIds } from '../../places/place-plan';
import type { PlaceId } from '../../places/place-plan';
import type { Composer } from '../compose';
import { assemblePlace } from '../place/place';
import { assembleRoom } from './room';

/** An interior or a place. */
type SetId = RoomId | PlaceId;

export type RoomShot = { room: SetId; name: string; width: number; height: number; camera: RoomCamera };

/** Daylight through the windows is brighter than the studio's lamps. */
const roomLight = 1.55;
const outside = new THREE.Color(0.86, 0.89, 0.92);

/** Wraps a cube of pictures around into one twice as wide as high; its middle looks forward (+x). */
const unwrap = {
  vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }',
  fragmentShader: /* glsl */ `
    varying vec2 at; uniform samplerCube around;
    void main() {
      float turn = (at.x - .5) * 6.28318531, rise = (at.y - .5) * 3.14159265;
      gl_FragColor = vec4(textureCube(around, vec3(cos(rise) * cos(turn), sin(rise), cos(rise) * sin(turn))).rgb, 1.);
    }`,
};

/** Photographs interiors and places: a wide view, or everything around one point. */
export class RoomStage {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #composer: Composer;
  readonly #scene = new THREE.Scene();
  #shown: SetId | undefined;

  constructor(renderer: THREE.WebGLRenderer, composer: Composer, light: THREE.Texture) {
    this.#renderer = renderer;
    this.#composer = composer;
    this.#scene.environment = light;
  }

  async #show(id: SetId): Promise<void> {
    const isPlace = placeIds.some((place) => place === id);
    const { group, background, brightness } = isPlace
      ? await assemblePlace(id as PlaceId)
      : { group: await assembleRoom(id as RoomId), background: outside, brightness: roomLight };
    this.#scene.clear();
    this.#scene.add(group);
    this.#scene.background = background;
    this.#scene.environmentIntensity = brightness;
    this.#shown = id;
  }

  async shoot({ room, name, width, height, camera }: RoomShot): Promise<void> {
    if (this.#shown !== room) await this.#show(room);
    const target = new THREE.WebGLRenderTarget(2 * width, 2 * height, { type: THREE.HalfFloatType });
    if (camera.around) this.#renderAround(camera.at, target);
    else this.#renderTowards(camera, target);
    const layer = target.texture;
    this.#renderer.setSize(width, height, false);
    const layers = { black: layer, white: layer, metal: layer };
    const body = this.#composer.compose(layers, colours.white, width, height);
    target.dispose();
    await fetch(`/picture/${name}`, { method: 'POST', body: new Blob([body]) });
  }

  #renderTowards({ at, to, fovDeg }: Extract<RoomCamera, { around: false }>, target: THREE.WebGLRenderTarget): void {
    const camera = new THREE.PerspectiveCamera(fovDeg, target.width / target.height, 0.02, 40);
    camera.position.set(...at);
    camera.lookAt(...to);
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(this.#scene, camera);
  }

  #renderAround(at: RoomCamera['at'], target: THREE.WebGLRenderTarget): void {
    const cube = new THREE.WebGLCubeRenderTarget(target.height / 2, {
      type: THREE.HalfFloatType,
      generateMipmaps: true,
      minFilter: THREE.LinearMipmapLinearFilter,
    });
    const camera = new THREE.CubeCamera(0.02, 40, cube);
    camera.position.set(...at);
    camera.update(this.#renderer, this.#scene);
    const sheet = new THREE.Mesh(
      new THREE.PlaneGeometry(2, 2),
      new THREE.ShaderMaterial({ depthTest: false, uniforms: { around: { value: cube.texture } }, ...unwrap }),
    );
    sheet.frustumCulled = false;
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(new THREE.Scene().add(sheet), new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1));
    cube.dispose();
  }
}
