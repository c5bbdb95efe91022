import * as THREE from 'three';
import { areasOf } from '../ink/areas';
import { drawNose } from '../ink/nose-ink';
import { makeSheet } from '../ink/layer';
import type { Sheet } from '../ink/layer';
import { drawSide } from '../ink/side-ink';
import { drawTail } from '../ink/tail-ink';
import { drawTop } from '../ink/top-ink';
import { drawScreen, drawSideWindows } from '../ink/window-ink';
import type { BodyShape } from '../shape/body-shape';
import { paintRoughness } from './materials';
import type { OwnPaint } from './materials';
import { addPaint, paintOutputs } from './paint-outputs';
import { lookupInputs, lookupUniforms, sheetPx, skinLookup } from './skin-shader';

export type Drawings = Record<'side' | 'top' | 'ends' | 'screens', { ink: THREE.Texture; surface: THREE.Texture }>;

/** Draws everything that is on the skin but not in its shape: windows, cuts, lamps, grille, cladding. */
export function drawSkin(shape: BodyShape, extra?: (sheets: Record<'side' | 'top' | 'ends', Sheet>) => void): Drawings {
  const areas = areasOf(shape);
  const sheets = {
    side: makeSheet(sheetPx, 2048),
    top: makeSheet(sheetPx, 1024),
    ends: makeSheet(sheetPx, 2048),
    screens: makeSheet(3072, 1536),
  };
  const side = sheets.side.layer(areas.side);
  drawSide(side, shape);
  drawSideWindows(side, shape);
  drawTop(sheets.top.layer(areas.top), shape);
  drawScreen(sheets.screens.layer(areas.screen, 0, 0.5), shape, 'front');
  drawScreen(sheets.screens.layer(areas.screen, 0.5, 1), shape, 'rear');
  if (shape.spec.face) {
    drawNose(sheets.ends.layer(areas.nose, 0, 0.5), shape, shape.spec.face);
    drawTail(sheets.ends.layer(areas.tail, 0.5, 1), shape, shape.spec.face);
  }
  extra?.(sheets);
  const textures = (sheet: Sheet) => ({
    ink: texture(sheet.colours, THREE.SRGBColorSpace),
    surface: texture(sheet.surfaces, THREE.NoColorSpace),
  });
  return {
    side: textures(sheets.side),
    top: textures(sheets.top),
    ends: textures(sheets.ends),
    screens: textures(sheets.screens),
  };
}

function texture(canvas: HTMLCanvasElement, colorSpace: THREE.ColorSpace): THREE.Texture {
  const made = new THREE.CanvasTexture(canvas);
  made.colorSpace = colorSpace;
  made.minFilter = THREE.LinearMipmapLinearFilter; // thin lines fade far off instead of breaking into dots
  return made;
}

/**
 * Paint and drawings (`paint`), or the glass cut out of them (`glass`). Both see only what faces the camera: what shows
 * through the glass of the far side is `insideMaterial`.
 */
export function skinMaterial(
  shape: BodyShape,
  drawings: Drawings,
  part: 'paint' | 'glass',
  paint: OwnPaint,
): THREE.MeshPhysicalMaterial {
  const isGlass = part === 'glass';
  const material = new THREE.MeshPhysicalMaterial({
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    transparent: isGlass,
    depthWrite: !isGlass,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.ownPaint = paint;
    Object.assign(shader.uniforms, sheetUniforms(drawings), lookupUniforms(shape, areasOf(shape)));
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${cornerInputs}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${passCorner}`);
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\n${varyings}\n${sheetInputs(drawings)}\nuniform vec4 ownPaint; float inked; vec4 matter;`,
      )
      .replace('#include <color_fragment>', `{ ${skinLookup}\n${isGlass ? chooseGlass : choosePaint} }`)
      .replace(
        '#include <roughnessmap_fragment>',
        `float roughnessFactor = ${isGlass ? '.02' : `mix(${paintRoughness}, matter.r, inked)`};`,
      )
      .replace('#include <metalnessmap_fragment>', `float metalnessFactor = ${isGlass ? '0.' : 'matter.g * inked'};`)
      .replace(
        '#include <lights_physical_fragment>',
        `#include <lights_physical_fragment>\nmaterial.clearcoat = ${isGlass ? '1.' : 'mix(1., step(.25, matter.b), inked)'};`,
      )
      .replace('#include <aomap_fragment>', dimByOpenness);
    const finish = isGlass
      ? `${showReflections}\n#include <opaque_fragment>`
      : addPaint('(1. - inked)', 'vOpenness', 'seen');
    shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', finish);
  };
  material.customProgramCacheKey = () => `skin-${part}`;
  return material;
}

/** The back of the skin, seen through its windows: as good as black, and cut out where the glass is. */
export function insideMaterial(shape: BodyShape, drawings: Drawings): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    side: THREE.BackSide,
    uniforms: { ...sheetUniforms(drawings), ...lookupUniforms(shape, areasOf(shape)) },
    vertexShader: `${cornerInputs} void main() {
      ${passCorner}
      gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
    }`,
    fragmentShader: `${paintOutputs}\n${varyings}\n${sheetInputs(drawings)}
    void main() {
      ${skinLookup}
      if (surface.b > .75 && ink.a > .5) discard;
      gl_FragColor = underWhite = underMetal = vec4(vec3(.003 * vOpenness), 1.);
    }`,
  });
}

const varyings = 'varying float vOpenness, vGirth, vCabin; varying vec3 vPlace, vModelNormal;';
const cornerInputs = `attribute float openness, girth, cabin; ${varyings}`;
const passCorner = 'vOpenness = openness; vGirth = girth; vCabin = cabin; vPlace = position; vModelNormal = normal;';

function sheetInputs(drawings: Drawings): string {
  const names = Object.keys(drawings).flatMap((name) => [`${name}Ink`, `${name}Surface`]);
  return `uniform sampler2D ${names.join(', ')}; ${lookupInputs}`;
}

function sheetUniforms(drawings: Drawings): Record<string, THREE.IUniform> {
  const entries = Object.entries(drawings).flatMap(([name, { ink, surface }]) => [
    [`${name}Ink`, { value: ink }],
    [`${name}Surface`, { value: surface }],
  ]);
  return Object.fromEntries(entries) as Record<string, THREE.IUniform>;
}

const choosePaint = /* glsl */ `
  if (surface.b > .75 && ink.a > .5) discard;
  inked = ink.a; matter = surface;
  diffuseColor.rgb = ink.rgb * inked;
  float brightest = max(ink.r, max(ink.g, ink.b));
  totalEmissiveRadiance += inked * ink.rgb * smoothstep(.9, .99, brightest) * step(.25, surface.b) * (1. - surface.g) * .75;`;

const chooseGlass = /* glsl */ `
  if (surface.b <= .75 || ink.a <= .5) discard;
  inked = 1.; matter = surface;
  diffuseColor.rgb = vec3(.004, .005, .005);`;

const dimByOpenness = /* glsl */ `
  reflectedLight.indirectDiffuse *= vOpenness;
  float seen = clamp(pow(vOpenness, 1.3) * 1.15, 0., 1.);
  reflectedLight.indirectSpecular *= seen;
  clearcoatSpecularIndirect *= mix(.25, 1., seen);`;

/** Tinted glass: dark where nothing is mirrored in it, opaque where something is. The rear half is tinted more. */
const showReflections = /* glsl */ `
  float mirrored = max(max(outgoingLight.r, outgoingLight.g), outgoingLight.b);
  diffuseColor.a = clamp(mix(.955, .90, smoothstep(-.4, .5, vPlace.x)) + mirrored * .25, 0., 1.);`;
