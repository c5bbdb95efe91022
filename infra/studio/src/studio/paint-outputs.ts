import * as THREE from 'three';

/**
 * The three renders that colours are mixed from (black, white and metal paint) in one go: every
 * material also writes what its pixel would be under white and under metal paint. Only paint adds
 * something there. One pass instead of three is what makes hundreds of pictures affordable.
 */
export const paintOutputs = /* glsl */ `
layout(location = 1) out highp vec4 underWhite;
layout(location = 2) out highp vec4 underMetal;
`;

/** Must run before the first material is compiled. */
export function writePaintOutputs(): void {
  THREE.ShaderChunk.clipping_planes_pars_fragment += `${paintOutputs}vec3 whiteAdds = vec3(0.), metalAdds = vec3(0.);\n`;
  THREE.ShaderChunk.dithering_fragment += `
    underWhite = vec4(gl_FragColor.rgb + whiteAdds, gl_FragColor.a);
    underMetal = vec4(gl_FragColor.rgb + metalAdds, gl_FragColor.a);\n`;
}

/**
 * GLSL for painted surfaces, before the pixel is written. White paint adds the diffuse light it
 * scatters; metal replaces the faint specular of black paint by a full, broader one. Both lie under
 * the clear coat. A vehicle with a paint of its own (`ownPaint`, metal share in alpha) has it mixed in at once. `share` is how much of the pixel is paint, `diffuseSeen` and `specularSeen` how open it is.
 */
export const addPaint = (share: string, diffuseSeen: string, specularSeen: string): string => /* glsl */ `
  vec3 underCoat = ${share} * (1. - material.clearcoat * Fcc);
  whiteAdds = underCoat * ${diffuseSeen} * iblIrradiance * RECIPROCAL_PI * .95;
  vec3 flake = getIBLRadiance(geometryViewDir, geometryNormal, .30) * .92 + iblIrradiance * RECIPROCAL_PI * .08;
  metalAdds = underCoat * (${specularSeen} * flake - reflectedLight.indirectSpecular);
  if (ownPaint.a >= 0.) {
    outgoingLight += ownPaint.rgb * mix(whiteAdds, metalAdds, ownPaint.a);
    whiteAdds = metalAdds = vec3(0.);
  }
  #include <opaque_fragment>`;
