import type { Areas } from '../ink/areas';
import type { BodyShape } from '../shape/body-shape';

/** Width of the flank's sheet in pixels; the others are about as fine. */
export const sheetPx = 4096;

const number = (value: number) => value.toFixed(4);
const along = (position: string, from: number, to: number) => `(${position} - ${number(from)}) / ${number(to - from)}`;

/**
 * GLSL that decides what the skin is made of at a place: paint, or one of the drawings.
 * The flanks read the side drawing, bonnet and roof the top drawing, the screens theirs by the
 * direction they face. Where a flank rounds into the top both are read, one over the other, so that a
 * cut runs on from the shoulder to the glass: what one of them draws there, the other leaves bare. Lamps
 * and grille read the unrolled ends, which run around the corners, so two drawings meet only where both
 * are plain paint.
 */
export function skinLookup({ spec, lower, axles }: BodyShape, areas: Areas): string {
  const { side, top, nose, screen } = areas;
  const halfLength = spec.lengthM / 2;
  const tray = spec.tray;
  const height = along('vPlace.y', side.fromV, side.toV);
  const ends =
    spec.face || spec.id === 'caravan'
      ? `
      if (vCabin < .012 && n.y < .86) {
        if (vPlace.x > ${number(halfLength - 1.15)}) ${lay('ends', 'vec2(.5 * girth, high)')}
        ${spec.cabEndX === undefined ? `else if (vPlace.x < ${number(-halfLength + 0.95)}) ${lay('ends', 'vec2(.5 + .5 * girth, high)')}` : ''}
      }`
      : '';
  return /* glsl */ `
    float level = max(0., log2(length(fwidth(vPlace)) * ${number(sheetPx / (side.toU - side.fromU))}) - .5);
    vec3 n = normalize(vModelNormal), an = abs(n);
    float high = ${height};
    float girth = clamp(${along('vGirth', nose.fromU, nose.toU)}, .001, .999);
    float across = clamp(${along('vPlace.z', screen.fromU, screen.toU)}, .001, .999);
    vec2 seenFromSide = vec2(${along('vPlace.x', side.fromU, side.toU)}, high);
    vec2 seenFromTop = vec2(${along('vPlace.x', top.fromU, top.toU)}, ${along('abs(vPlace.z)', top.fromV, top.toV)});
    vec4 ink = vec4(0.), surface = vec4(0.);
    if (vCabin > 0.) {
      if (vCabin > .05 && an.z > .55) ${lay('side', 'seenFromSide')}
      else if (n.x > .2) ${lay('screens', 'vec2(.5 * across, high)')}
      else if (n.x < -.2) ${lay('screens', 'vec2(.5 + .5 * across, high)')}
    }
    if (vCabin < .05 && an.z > max(an.x * .95, .2)) ${lay('side', 'seenFromSide')}
    if (vCabin < .05 && n.y > max(an.x * .62, .3)) ${lay('top', 'seenFromTop')}
    ${ends}
    float liner = .010;
    float toAxle = ${axles.map((axle) => `length(vPlace.xy - vec2(${number(axle)}, ${number(spec.wheels.radiusM)}))`).reduce((a, b) => `min(${a}, ${b})`)};
    float bare = 1. - smoothstep(${number(spec.wheels.archM + 0.003)}, ${number(spec.wheels.archM + 0.006)}, toAxle);
    if (abs(vPlace.z) < ${number(spec.widthM / 2 - 0.3)} && toAxle < ${number(spec.wheels.archM + 0.05)}) bare = 1.;
    bare = max(bare, (1. - smoothstep(-.75, -.45, n.y)) * step(vPlace.y, ${number(spec.wheels.radiusM + 0.15)}));
    if (vPlace.y > ${number(spec.wheels.radiusM * 2.6)}) bare = 0.;
    ${
      tray
        ? `if (vPlace.x > ${number(tray.fromX - 0.003)} && vPlace.x < ${number(tray.toX + 0.003)} && abs(vPlace.z) < ${number(tray.halfWidth + 0.004)} && vPlace.y < ${number(lower.topY(tray.fromX + 0.8) - 0.02)} && vPlace.y > ${number(tray.floorY - 0.03)}) { bare = 1.; liner = ${trayLiner}; }`
        : ''
    }
    ink = mix(ink, vec4(vec3(liner), 1.), bare);
    surface = mix(surface, vec4(.85, 0., 0., 1.), bare);`;
}

/** Plastic of a tray's floor, ribbed lengthways; its walls are smooth. */
const trayLiner = '.028 + .022 * smoothstep(.6, .9, n.y) * smoothstep(.35, .6, abs(fract(vPlace.z / .11) - .5) * 2.)';

/** Reads a drawing and lays it over what is there. The level of detail is explicit, for the lookups stand in branches. */
function lay(sheet: string, at: string): string {
  return `{ vec4 over = textureLod(${sheet}Ink, ${at}, level); vec4 made = textureLod(${sheet}Surface, ${at}, level);
    ink = vec4(mix(ink.rgb, over.rgb, over.a), max(ink.a, over.a)); surface = mix(surface, made, over.a); }`;
}
