import * as THREE from 'three';
import type { CabPlan } from '../../interior/room-plan';
import { waistY } from '../../interior/room-plan';
import { shaded } from '../materials';

/** A colour for every place of a room's walls: GLSL from `place` to `tone`. */
function zoned(values: THREE.MeshPhysicalMaterialParameters, name: string, choose: string): THREE.MeshPhysicalMaterial {
  const material = shaded({ ...values, side: THREE.DoubleSide });
  const shade = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    shade(shader, renderer);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vRoomPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvRoomPlace = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vRoomPlace;')
      .replace(
        '#include <color_fragment>',
        `vec3 place = vRoomPlace, tone = vec3(0.); { ${choose} } diffuseColor.rgb = tone;`,
      );
  };
  material.customProgramCacheKey = () => `zoned-${name}`;
  return material;
}

const glsl = (hex: string) => {
  const { r, g, b } = new THREE.Color(hex);
  return `vec3(${[r, g, b].map((value) => value.toFixed(4)).join(', ')})`;
};

/** Light lining above the waist, dark below, arm rests in the seats' colour, carpet on the floor. */
export function cabWalls(plan: CabPlan): THREE.MeshPhysicalMaterial {
  const lift = plan.seatY - 0.32;
  return zoned(
    { roughness: 0.82 },
    `cab-${plan.halfWidth}-${plan.hide}`,
    `bool armRest = place.y > ${(0.6 + lift).toFixed(3)} && place.y < ${(0.76 + lift).toFixed(3)} && abs(place.z) > .55 && place.x < .75 && place.x > -1.05;
     tone = place.y > ${waistY.toFixed(3)} ? ${glsl(plan.lining)} : armRest ? ${glsl(plan.hide)} * .8 : ${glsl('#26272a')};
     bool boot = place.x < ${((plan.benchX ?? -9) - 0.2).toFixed(3)} && place.y < ${waistY.toFixed(3)};
     if (boot || place.y < ${(plan.floorY + 0.03).toFixed(3)}) tone = mix(${glsl('#2f3033')}, ${glsl('#5b5c60')}, float(boot)) * (.9 + .2 * fract(sin(dot(floor(place.xz * 320.), vec2(12.9, 78.2))) * 43758.5));`,
  );
}

/** A caravan's walls: white, boards on the floor. */
export function livingWalls(): THREE.MeshPhysicalMaterial {
  return zoned(
    { roughness: 0.7 },
    'living',
    `float board = floor(place.z / .13), grain = .5 + .5 * sin(place.x * 9. + board * 2.7 + sin(place.x * 31. + board) * .6);
     float seam = smoothstep(.0, .012, abs(fract(place.z / .13) - .5) * .13 - .052);
     vec3 boards = mix(${glsl('#a9835a')}, ${glsl('#8f6c47')}, grain * .7) * (1. - .35 * seam);
     tone = place.y < .03 ? boards : ${glsl('#efede8')};`,
  );
}

/** A box body's walls: white panels, a dark floor that does not slip. */
export function loadWalls(): THREE.MeshPhysicalMaterial {
  return zoned(
    { roughness: 0.6 },
    'load',
    `float speck = fract(sin(dot(floor(place.xz * 260.), vec2(12.9, 78.2))) * 43758.5);
     float board = abs(fract(place.z / .305) - .5) * .305;
     vec3 deck = ${glsl('#57504a')} * (.86 + .28 * speck) * (1. - .5 * smoothstep(.149, .152, board));
     tone = place.y < .02 ? deck : ${glsl('#e4e6e7')};`,
  );
}
