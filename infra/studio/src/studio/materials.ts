import * as THREE from 'three';
import type { Paint } from '../colours';
import { addPaint } from './paint-outputs';

/** Roughness of solid paint under its clear coat. */
export const paintRoughness = 0.45;

/** Colour and metal share of one vehicle among others; a negative share leaves the colour to composition. */
export type OwnPaint = { value: THREE.Vector4 };

export function ownPaint(paint?: Paint): OwnPaint {
  if (!paint) return { value: new THREE.Vector4(0, 0, 0, -1) };
  const { r, g, b } = new THREE.Color(paint.hex);
  return { value: new THREE.Vector4(r, g, b, paint.metal) };
}

/** Lets a part's own openness (ambient occlusion) dim what it reflects. With `paint` it is a painted part. */
export function shaded(values: THREE.MeshPhysicalMaterialParameters, paint?: OwnPaint): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial(values);
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float openness; varying float vOpenness; varying vec3 vModelNormal;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOpenness = openness; vModelNormal = normal;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying float vOpenness; varying vec3 vModelNormal;${paint ? ' uniform vec4 ownPaint;' : ''}`,
      )
      .replace(
        '#include <aomap_fragment>',
        'reflectedLight.indirectDiffuse *= vOpenness; reflectedLight.indirectSpecular *= vOpenness * vOpenness;',
      );
    if (!paint) return;
    shader.uniforms.ownPaint = paint;
    // the face of a door mirror looks back and is glass, whatever the paint
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <color_fragment>',
        'float isGlass = step(vModelNormal.x, -.93); diffuseColor.rgb = vec3(.02 * isGlass);',
      )
      .replace('#include <roughnessmap_fragment>', `float roughnessFactor = mix(${paintRoughness}, .05, isGlass);`)
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = .6 * isGlass;')
      .replace('#include <opaque_fragment>', addPaint('(1. - isGlass)', 'vOpenness', 'vOpenness * vOpenness'));
  };
  material.customProgramCacheKey = () => `shaded-${paint !== undefined}`;
  return material;
}

/** Bodywork that is not part of the skin: mirrors, handles, a motorcycle's tank. */
export function paintedPart(paint: OwnPaint): THREE.MeshPhysicalMaterial {
  return shaded({ clearcoat: 1, clearcoatRoughness: 0.02 }, paint);
}

export const materials = {
  rubber: new THREE.MeshStandardMaterial({ color: '#0e0e0f', roughness: 0.78, envMapIntensity: 0.8 }),
  alloy: shaded({ color: '#bcbfc3', metalness: 1, roughness: 0.22, clearcoat: 0.6, clearcoatRoughness: 0.1 }),
  darkAlloy: shaded({ color: '#2a2c2f', metalness: 0.9, roughness: 0.3, clearcoat: 0.6 }),
  barrel: new THREE.MeshStandardMaterial({
    color: '#16171a',
    metalness: 0.7,
    roughness: 0.45,
    side: THREE.DoubleSide,
    envMapIntensity: 0.35,
  }),
  disc: new THREE.MeshStandardMaterial({
    color: '#77797c',
    metalness: 1,
    roughness: 0.42,
    envMapIntensity: 0.45,
    side: THREE.DoubleSide,
  }),
  discSteel: new THREE.MeshStandardMaterial({ color: '#a4a6a9', metalness: 1, roughness: 0.36 }),
  caliper: new THREE.MeshStandardMaterial({ color: '#35373a', metalness: 0.5, roughness: 0.5, envMapIntensity: 0.5 }),
  seat: shaded({ color: '#1b1c1f', roughness: 0.75, envMapIntensity: 0.6 }),
  black: shaded({ color: '#0b0c0d', roughness: 0.35, clearcoat: 1, clearcoatRoughness: 0.04 }),
  plastic: new THREE.MeshStandardMaterial({ color: '#101112', roughness: 0.6 }),
  chrome: new THREE.MeshStandardMaterial({ color: '#d0d2d5', metalness: 1, roughness: 0.12 }),
  satin: new THREE.MeshStandardMaterial({ color: '#8f9296', metalness: 1, roughness: 0.3 }),
  dark: new THREE.MeshStandardMaterial({ color: '#060607', roughness: 0.95, envMapIntensity: 0.5 }),
  engine: new THREE.MeshStandardMaterial({ color: '#4a4c50', metalness: 1, roughness: 0.35 }),
  white: new THREE.MeshPhysicalMaterial({ color: '#dfe1e3', roughness: 0.45, clearcoat: 0.4 }),
  redLens: new THREE.MeshPhysicalMaterial({ color: '#8a0a0e', roughness: 0.1, clearcoat: 1 }),
  amber: new THREE.MeshPhysicalMaterial({ color: '#c8650a', roughness: 0.15, clearcoat: 1 }),
  lamp: new THREE.MeshStandardMaterial({ color: '#ffffff', emissive: '#cfd8e0', emissiveIntensity: 0.8 }),
};

/** Gives a plain three.js shape the openness the shaded materials read. */
export function fullyOpen<Geometry extends THREE.BufferGeometry>(geometry: Geometry): Geometry {
  const count = geometry.getAttribute('position').count;
  geometry.setAttribute('openness', new THREE.BufferAttribute(new Float32Array(count).fill(1), 1));
  return geometry;
}
