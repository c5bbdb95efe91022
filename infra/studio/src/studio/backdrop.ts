import * as THREE from 'three';
import { shadowGround } from '../mesh/ground-shadow';
import { paintOutputs } from './paint-outputs';

/**
 * Soft grey without a horizon, a little darker at the edges, so that white stands out as well as black. With its uniform
 * `dark` at 1 a room by night, for sites with a dark ground: near black, with a pool of light where the vehicle stands.
 */
export function makeBackdrop(): THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial> {
  const material = new THREE.ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: { dark: { value: 0 } },
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 1., 1.); }',
    fragmentShader: /* glsl */ `${paintOutputs}
      varying vec2 at;
      uniform float dark;
      void main() {
        float v = mix(.60, .80, smoothstep(-.1, .62, at.y));
        v = mix(v, .70, smoothstep(.60, 1.2, at.y));
        v *= 1. - .28 * smoothstep(.25, .95, length((at - vec2(.5, .45)) * vec2(.75, .9)));
        float pool = mix(.034, .085, 1. - smoothstep(.0, .52, length((at - vec2(.5, .3)) * vec2(1., 1.9))));
        vec3 light = mix(vec3(v) * vec3(.985, .993, 1.), pool * vec3(.92, 1.03, 1.), dark);
        gl_FragColor = underWhite = underMetal = vec4(light, 1.);
      }`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  return mesh;
}

/** The traced shadow laid on the ground as darkness. */
export function makeShadow(picture: THREE.Texture): THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial> {
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { light: { value: picture } },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader: /* glsl */ `${paintOutputs}
      varying vec2 at;
      uniform sampler2D light;
      void main() {
        float dark = 1. - texture2D(light, at).r;
        vec2 edge = smoothstep(0., .12, at) * (1. - smoothstep(.88, 1., at));
        gl_FragColor = underWhite = underMetal = vec4(.012, .012, .014, .93 * pow(dark, 1.12) * edge.x * edge.y);
      }`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(shadowGround.lengthM, shadowGround.widthM), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.renderOrder = -5;
  return mesh;
}
