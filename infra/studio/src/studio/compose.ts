import * as THREE from 'three';
import type { Paint } from '../colours';
import { exposure } from '../compose-colour';

/** The sum of compose-colour.ts, then tone mapping per sample, then the average of the samples of a pixel. */
const fragmentShader = /* glsl */ `
uniform sampler2D black, white, metal;
uniform vec3 colour;
uniform float metalShare;
uniform int samples;
vec3 neutral(vec3 c) {
  float start = .8 - .04, desaturation = .15;
  float least = min(c.r, min(c.g, c.b));
  c -= least < .08 ? least - 6.25 * least * least : .04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float room = 1. - start, folded = 1. - room * room / (peak + room - start);
  c *= folded / peak;
  return mix(c, vec3(folded), 1. - 1. / (desaturation * (peak - folded) + 1.));
}
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy) * samples;
  vec3 sum = vec3(0.);
  for (int j = 0; j < samples; j++) for (int i = 0; i < samples; i++) {
    vec3 a = texelFetch(black, at + ivec2(i, j), 0).rgb;
    vec3 b = texelFetch(white, at + ivec2(i, j), 0).rgb - a;
    vec3 c = texelFetch(metal, at + ivec2(i, j), 0).rgb - a;
    sum += neutral(max(a + colour * ((1. - metalShare) * b + metalShare * c), 0.) * ${exposure.toFixed(2)});
  }
  vec3 s = sum / float(samples * samples);
  gl_FragColor = vec4(mix(1.055 * pow(s, vec3(1. / 2.4)) - .055, 12.92 * s, step(s, vec3(.0031308))), 1.);
}`;

export type Layers = { black: THREE.Texture; white: THREE.Texture; metal: THREE.Texture };

/** Mixes one colour from the three renders, which have `samples` × `samples` pixels for each of its own, and returns its RGBA bytes, top row first. */
export class Composer {
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #renderer: THREE.WebGLRenderer;
  readonly #uniforms = {
    black: { value: null as THREE.Texture | null },
    white: { value: null as THREE.Texture | null },
    metal: { value: null as THREE.Texture | null },
    colour: { value: new THREE.Color() },
    metalShare: { value: 0 },
    samples: { value: 2 },
  };

  constructor(renderer: THREE.WebGLRenderer) {
    this.#renderer = renderer;
    const material = new THREE.ShaderMaterial({
      depthTest: false,
      depthWrite: false,
      uniforms: this.#uniforms,
      vertexShader: 'void main() { gl_Position = vec4(position.xy, 0., 1.); }',
      fragmentShader,
    });
    const sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
    sheet.frustumCulled = false;
    this.#scene.add(sheet);
  }

  compose(layers: Layers, paint: Paint, width: number, height: number, samples = 2): Uint8Array<ArrayBuffer> {
    this.#uniforms.samples.value = samples;
    this.#uniforms.black.value = layers.black;
    this.#uniforms.white.value = layers.white;
    this.#uniforms.metal.value = layers.metal;
    this.#uniforms.colour.value.set(paint.hex); // three.js turns sRGB into linear
    this.#uniforms.metalShare.value = paint.metal;
    this.#renderer.setRenderTarget(null);
    this.#renderer.render(this.#scene, this.#camera);
    const bytes = new Uint8Array(width * height * 4);
    const gl = this.#renderer.getContext();
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    return flipRows(bytes, width * 4);
  }
}

/** Graphics memory starts at the bottom row, picture files at the top. */
export function flipRows(bytes: Uint8Array, rowBytes: number): Uint8Array<ArrayBuffer> {
  const flipped = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += rowBytes)
    flipped.set(bytes.subarray(at, at + rowBytes), bytes.length - rowBytes - at);
  return flipped;
}
