import { bodySpecs } from './bodies/bodies';
import { motorcycle } from './bodies/motorcycle';
import type { BodyId } from './shape/body-spec';
import type { Vec3 } from './shape/distance';

/** Something worth a look, and the line from outside on which it meets the vehicle. */
export type Anchor = { id: string; description: string; from: Vec3; towards: Vec3 };

const farM = 6;

type Words = Omit<Anchor, 'from' | 'towards'>;
const ahead = (words: Words, y: number, z: number): Anchor => ({ ...words, from: [farM, y, z], towards: [-1, 0, 0] });
const behind = (words: Words, y: number, z: number): Anchor => ({ ...words, from: [-farM, y, z], towards: [1, 0, 0] });
const onRight = (words: Words, x: number, y: number): Anchor => ({ ...words, from: [x, y, farM], towards: [0, 0, -1] });
const onLeft = (words: Words, x: number, y: number): Anchor => ({ ...words, from: [x, y, -farM], towards: [0, 0, 1] });

const words = {
  lamp: { id: 'head-lamps', description: 'LED head lamps with daytime running lights. They dip by themselves.' },
  wheel: { id: 'wheels', description: 'Alloy wheels without kerb marks. Tyres have plenty of tread left.' },
  door: { id: 'doors', description: 'Driver’s door: straight, closes softly, no dents.' },
  boot: { id: 'boot', description: 'Wide boot with a flat floor and a low edge to load over.' },
  tray: { id: 'tray', description: 'Tray with a liner; the tailgate locks.' },
  slide: { id: 'sliding-door', description: 'Sliding door on the kerb side, wide enough for a pallet.' },
  barn: { id: 'rear-doors', description: 'Two rear doors that open to the sides.' },
  step: { id: 'side-step', description: 'Side steps along both sills.' },
  box: { id: 'box', description: 'Insulated box body with tie-down rails.' },
  engine: { id: 'engine', description: 'Engine: starts cold, no leaks. Chain and sprockets renewed.' },
  seat: { id: 'seat', description: 'Seat in two parts, without tears.' },
  roundLamp: { id: 'head-lamp', description: 'Round LED head lamp.' },
  living: { id: 'entry', description: 'Entry door with a fly screen and a folding step.' },
  window: { id: 'windows', description: 'Double-glazed windows with blinds and fly screens.' },
  coupling: { id: 'coupling', description: 'Coupling, jockey wheel and two gas bottles.' },
} satisfies Record<string, Words>;

/** What is worth a look on each body. */
export function hotspotAnchors(body: BodyId): readonly Anchor[] {
  if (body === 'motorcycle') {
    const { frontAxleX, wheelRadiusM } = motorcycle;
    return [
      ahead(words.roundLamp, 0.9, 0),
      onRight(words.engine, 0.1, 0.42),
      onLeft(words.wheel, frontAxleX + 0.2, wheelRadiusM + 0.2),
      onRight(words.seat, -0.5, 0.86),
    ];
  }
  if (body === 'caravan')
    return [onRight(words.living, 0.95, 1.3), onLeft(words.window, -1.85, 1.66), ahead(words.coupling, 1.05, 0)];
  const { spec, axleX, lampZ } = measuresOf(body);
  const { radiusM, rimM } = spec.wheels;
  const shared = [
    ahead(words.lamp, spec.face!.lamp.y, lampZ),
    onLeft(words.wheel, axleX, radiusM + rimM * 0.5),
    onRight(words.door, (spec.doors!.front + spec.doors!.middle) / 2, spec.handles![0]![1] - 0.18),
  ];
  const own: Partial<Record<BodyId, Anchor[]>> = {
    ute: [behind(words.tray, 0.92, 0), onLeft(words.step, 0.1, 0.5)],
    van: [onLeft(words.slide, 0, 1.2), behind(words.barn, 1.1, 0.2)],
    truck: [onRight(words.box, -1.2, 2.1)],
  };
  return [...shared, ...(own[body] ?? [behind(words.boot, spec.face!.tail.y - 0.12, 0)])];
}

function measuresOf(body: Exclude<BodyId, 'motorcycle' | 'caravan'>) {
  const spec = bodySpecs[body];
  const axleX = spec.lengthM / 2 - spec.frontOverhangM;
  return { spec, axleX, lampZ: Math.min(spec.face!.lamp.inner + 0.16, spec.widthM / 2 - 0.16) };
}
