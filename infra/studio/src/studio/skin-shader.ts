import * as THREE from 'three';
import type { Areas } from '../ink/areas';
import type { BodyShape } from '../shape/body-shape';

/** Width of the flank's sheet in pixels; the others are about as fine. */
export const sheetPx = 4096;

/** Where nothing of a vehicle is, metres: switches a part of the look-up off. */
const nowhere = 1000;

/** What `skinLookup` reads. Numbers of a body are uniforms, so that one program serves every body: compiling takes longer than a picture. */
export const lookupInputs = /* glsl */ `
  uniform vec4 sideArea, topArea, trayEdges;
  uniform vec3 wheelWell;
  uniform vec2 noseSpan, screenSpan, endsFrom, trayHeights, axles;`;

export function lookupUniforms(
  { spec, lower, axles }: BodyShape,
  { side, top, nose, screen }: Areas,
): Record<string, THREE.IUniform> {
  const halfLength = spec.lengthM / 2;
  const { tray, wheels } = spec;
  const hasEnds = spec.face !== undefined || spec.id === 'caravan';
  const values = {
    sideArea: new THREE.Vector4(side.fromU, side.toU, side.fromV, side.toV),
    topArea: new THREE.Vector4(top.fromU, top.toU, top.fromV, top.toV),
    noseSpan: new THREE.Vector2(nose.fromU, nose.toU),
    screenSpan: new THREE.Vector2(screen.fromU, screen.toU),
    /** Nose before x, tail behind y. */
    endsFrom: new THREE.Vector2(
      hasEnds ? halfLength - 1.15 : nowhere,
      hasEnds && spec.cabEndX === undefined ? 0.95 - halfLength : -nowhere,
    ),
    axles: new THREE.Vector2(axles[0], axles.at(-1)),
    wheelWell: new THREE.Vector3(wheels.radiusM, wheels.archM, spec.widthM / 2),
    trayEdges: tray
      ? new THREE.Vector4(tray.fromX, tray.toX, tray.halfWidth, tray.gapX)
      : new THREE.Vector4(nowhere, -nowhere, 0, nowhere),
    trayHeights: tray ? new THREE.Vector2(tray.floorY, lower.topY(tray.fromX + 0.8)) : new THREE.Vector2(),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/**
 * GLSL that decides what the skin is made of at a place: paint, or one of the drawings.
 * The flanks read the side drawing, bonnet and roof the top drawing, the screens theirs by the
 * direction they face. Where a flank rounds into the top both are read, one over the other, so that a
 * cut runs on from the shoulder to the glass: what one of them draws there, the other leaves bare. Lamps
 * and grille read the unrolled ends, which run around the corners, so two drawings meet only where both
 * are plain paint.
 */
export const skinLookup = /* glsl */ `
    float level = max(0., log2(length(fwidth(vPlace)) * ${sheetPx}. / (sideArea.y - sideArea.x)) - .5);
    vec3 n = normalize(vModelNormal), an = abs(n);
    float high = (vPlace.y - sideArea.z) / (sideArea.w - sideArea.z);
    float girth = clamp((vGirth - noseSpan.x) / (noseSpan.y - noseSpan.x), .01, .98);
    float across = clamp((vPlace.z - screenSpan.x) / (screenSpan.y - screenSpan.x), .001, .999);
    vec2 seenFromSide = vec2((vPlace.x - sideArea.x) / (sideArea.y - sideArea.x), high);
    vec2 seenFromTop = (vec2(vPlace.x, abs(vPlace.z)) - topArea.xz) / (topArea.yw - topArea.xz);
    vec4 ink = vec4(0.), surface = vec4(0.);
    if (vCabin > 0.) {
      if (vCabin > .05 && an.z > .55) ${lay('side', 'seenFromSide')}
      else if (n.x > .2) ${lay('screens', 'vec2(.5 * across, high)')}
      else if (n.x < -.2) ${lay('screens', 'vec2(.5 + .5 * across, high)')}
    }
    if (vCabin < .05 && an.z > max(an.x * .95, .2)) ${lay('side', 'seenFromSide')}
    if (vCabin < .05 && n.y > max(an.x * .62, .3)) ${lay('top', 'seenFromTop')}
    if (vCabin < .012 && n.y < .86) {
      if (vPlace.x > endsFrom.x) ${lay('ends', 'vec2(.5 * girth, high)')}
      else if (vPlace.x < endsFrom.y) ${lay('ends', 'vec2(.5 + .5 * girth, high)')}
    }
    float liner = .010;
    float radius = wheelWell.x, arch = wheelWell.y;
    float toAxle = min(length(vPlace.xy - vec2(axles.x, radius)), length(vPlace.xy - vec2(axles.y, radius)));
    float bare = 1. - smoothstep(arch + .003, arch + .006, toAxle);
    if (abs(vPlace.z) < wheelWell.z - .3 && toAxle < arch + .05) bare = 1.;
    bare = max(bare, (1. - smoothstep(-.75, -.45, n.y)) * step(vPlace.y, radius + .15));
    if (vPlace.y > radius * 2.6) bare = 0.;
    if (abs(vPlace.x - trayEdges.w) < .014 && an.x > .5) bare = 1.; // walls of the gap behind the cab
    if (vPlace.x > trayEdges.x - .003 && vPlace.x < trayEdges.y + .003 && abs(vPlace.z) < trayEdges.z + .004
      && vPlace.y < trayHeights.y - .02 && vPlace.y > trayHeights.x - .03) {
      bare = 1.;
      liner = .028 + .022 * smoothstep(.6, .9, n.y) * smoothstep(.35, .6, abs(fract(vPlace.z / .11) - .5) * 2.); // ribbed floor
    }
    ink = mix(ink, vec4(vec3(liner), 1.), bare);
    surface = mix(surface, vec4(.85, 0., 0., 1.), bare);`;

/** Reads a drawing and lays it over what is there. The level of detail is explicit, for the lookups stand in branches. */
function lay(sheet: string, at: string): string {
  return `{ vec4 over = textureLod(${sheet}Ink, ${at}, level); vec4 made = textureLod(${sheet}Surface, ${at}, level);
    ink = vec4(mix(ink.rgb, over.rgb, over.a), max(ink.a, over.a)); surface = mix(surface, made, over.a); }`;
}
