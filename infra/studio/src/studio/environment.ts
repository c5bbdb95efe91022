import * as THREE from 'three';

/** What the paint reflects: a long softbox overhead, strips left and right, a dark line at the horizon, a light floor. */
const fragmentShader = /* glsl */ `
varying vec3 direction;
float strip(float at, float halfSize, float edge) { return 1. - smoothstep(halfSize - edge * .35, halfSize + edge * .35, abs(at)); }
void main() {
  vec3 d = normalize(direction);
  float wall = mix(.16, .42, smoothstep(0., .75, d.y)) * mix(.5, 1., smoothstep(.02, .30, d.y));
  float floorLight = mix(.09, .46, smoothstep(-.55, -.04, d.y));
  float light = mix(floorLight, wall, smoothstep(-.014, .014, d.y));
  if (d.y > .02) {
    vec3 ceiling = d * (3.6 / d.y);
    light += 5.6 * strip(ceiling.x, 3.6, .35) * strip(ceiling.z - .25, 1.15, .25);
    light += 1.1 * strip(ceiling.x, 5., .6) * strip(abs(ceiling.z) - 3.4, .35, .2);
  }
  if (abs(d.z) > .05) {
    vec3 side = d * (5. / abs(d.z));
    light += (d.z > 0. ? 1.9 : 1.5) * strip(side.x, 6., .8) * strip(side.y - 2.55, .85, .25);
  }
  if (abs(d.x) > .05) {
    vec3 end = d * (6. / abs(d.x));
    light += 1.5 * strip(end.z, 2.6, .5) * strip(end.y - 2.6, 1.2, .4);
  }
  vec3 tint = mix(vec3(1.), vec3(.965, .985, 1.03), smoothstep(0., 1., d.y));
  gl_FragColor = vec4(light * tint, 1.);
}`;

export function studioEnvironment(renderer: THREE.WebGLRenderer, edge: number): THREE.WebGLCubeRenderTarget {
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthWrite: false,
    vertexShader:
      'varying vec3 direction; void main() { direction = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader,
  });
  const room = new THREE.Scene();
  room.add(new THREE.Mesh(new THREE.SphereGeometry(20, 64, 48), material));
  return new THREE.PMREMGenerator(renderer).fromScene(room, 0, 0.1, 100, { size: edge });
}
