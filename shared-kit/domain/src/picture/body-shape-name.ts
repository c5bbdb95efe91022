const rules = [
  [/\bcab\b|ute|pick-?up/, 'ute'],
  [/convertible|cabrio|roadster/, 'convertible'],
  [/coupe/, 'coupe'],
  [/bike|motor|scooter/, 'motorcycle'],
  [/people|bus|mpv/, 'people'],
  [/suv|4x4|4wd/, 'suv'],
  [/hatch/, 'hatch'],
  [/wagon/, 'wagon'],
  [/caravan|camper/, 'caravan'],
  [/van/, 'van'],
  [/truck/, 'truck'],
] as const;

export type BodyShapeName = (typeof rules)[number][1] | 'sedan';

/** The shape that fits a feed's word for a body: "Cab Chassis" -> ute. A sedan where no rule knows it. */
export function bodyShapeName(body: string): BodyShapeName {
  const words = body.toLowerCase();
  return rules.find(([pattern]) => pattern.test(words))?.[1] ?? 'sedan';
}

/** Whose picture stands for a shape that has none of its own. */
const drawnAs: { readonly [Name in BodyShapeName]?: string } = {
  suv: 'suv-large',
  people: 'people-mover',
  convertible: 'coupe',
};

/** The picture of a body from its side: all of one colour, so that shapes tell them apart. */
export function sideViewId(body: string): string {
  const shape = bodyShapeName(body);
  return `${drawnAs[shape] ?? shape}-grey-side`;
}
