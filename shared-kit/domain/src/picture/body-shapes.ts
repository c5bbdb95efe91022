/** A side view, front to the right, on a 120 by 48 ground: outline with its windows cut out, and its wheels' centres. */
export type BodyShape = { path: string; wheels: readonly (readonly [x: number, y: number])[] };

/** Drawn for this project. Each path is filled by the even-odd rule. */
export const bodyShapes = {
  hatch: {
    path: 'M15 37C13 33 13 27 16 23L24 14C27 12 32 11.5 44 11.5C60 11.5 68 14 79 23C94 24.5 102 27 105 31C107 34 106.5 36 106 37ZM23 22L28.5 15.5C30.5 14.7 36 14.5 43 14.5V22ZM46.5 14.5C58 14.7 64 16.5 72 22.5L46.5 22Z',
    wheels: [
      [31, 37],
      [88, 37],
    ],
  },
  sedan: {
    path: 'M7 37C6 33 6 28 9 26L24 23.5C34 15 40 13.5 52 13.5C64 13.5 70 15.5 80 23C96 24.5 108 27 112 31C114 33.5 114 36 113 37ZM33 23C38 18 42 16.5 51 16.5V23ZM54.5 16.5C62 16.7 67 18.5 73 23.3L54.5 23Z',
    wheels: [
      [27, 37],
      [92, 37],
    ],
  },
  wagon: {
    path: 'M6 37C5 33 5 27 7 24L15 13.5C17 11.8 20 11.5 52 11.5C66 11.5 73 15 83 23C98 24.5 109 27 113 31C115 34 114 36 113.5 37ZM14 22L19 15.2C20 14.6 22 14.5 30 14.5V22ZM33 14.5H53V22H33ZM56.5 14.5C66 15 70 17 77 22.7L56.5 22Z',
    wheels: [
      [26, 37],
      [93, 37],
    ],
  },
  suv: {
    path: 'M8 36C6.5 30 7 24 9 20L16 9C18 7.3 20 7 52 7C64 7 70 9 80 19C95 20.5 107 22.5 110 27C112 31 112 34 111 36ZM15.5 18L20 10.8C21 10 23 10 31 10V18ZM34 10H53V18H34ZM56.5 10C64 10.3 68 12 74.5 18.6L56.5 18Z',
    wheels: [
      [28, 36],
      [90, 36],
    ],
  },
  ute: {
    path: 'M4 36V22C4 20.6 5 20 6 20H43L47 10.5C48 8.6 50 8 54 8H64C72 8 76 10 84 19.5C99 21 110 23 113 27.5C114.5 31 114.5 34 114 36ZM47 19.5L50.5 11.8C51 11 52 11 54 11H59V19.5ZM62 11H64C70 11 73 12.5 79 19.5H62Z',
    wheels: [
      [24, 36],
      [93, 36],
    ],
  },
  van: {
    path: 'M5 37C4 25 4 12 6 7C7 5 9 4.5 12 4.5H66C76 4.5 80 7 88 18C102 20 112 23 114 28C115 32 114.5 35 114 37ZM63 8H68C74 8 77 10 82.5 18H63Z',
    wheels: [
      [25, 37],
      [94, 37],
    ],
  },
  people: {
    path: 'M5 37C4 28 4.5 18 8 11C9.5 7.8 12 7 16 7H58C72 7 80 11 91 20.5C104 22.5 111 25 114 29C115 33 114.5 36 114 37ZM9.5 19C10.5 16 11.5 13.5 13 11C13.6 10.2 14.5 10 16 10H30V19ZM33 10H54V19H33ZM57.5 10C69 10.2 75 12.5 84 19.8L57.5 19Z',
    wheels: [
      [25, 37],
      [94, 37],
    ],
  },
  coupe: {
    path: 'M6 37C5 33 5.5 29 10 26.5L28 22C38 16 46 14 56 14C68 14 76 18 84 24C100 25.5 110 28 113.5 32C115 34.5 114.5 36 114 37ZM35 23C42 18.5 48 17 55 17C64 17 70 19.5 76.5 24Z',
    wheels: [
      [27, 37],
      [93, 37],
    ],
  },
  convertible: {
    path: 'M6 37C5 33 5.5 28 10 25.5C20 23.5 30 23 40 23.5L42 19.5C43 18 46 18 47 19.5L48.5 24H76L66 14.8L68.2 13.2L83 24C99 25.5 110 28 113.5 32C115 34.5 114.5 36 114 37Z',
    wheels: [
      [27, 37],
      [93, 37],
    ],
  },
  truck: {
    path: 'M4 5H71V32H76V11C76 9.5 77 9 78 9H96C99 9 100.5 10.5 102 14L106 23L112 26C114 27 114.5 28.5 114.5 30V36H4ZM88 13H96C97.5 13 98 13.5 99 16L101.5 22H88Z',
    wheels: [
      [20, 37],
      [40, 37],
      [95, 37],
    ],
  },
  motorcycle: {
    path: 'M24 21C34 23 44 24 52 23C58 17 66 16 74 19L80 13H75V10H85.5L87.5 13L85.5 17.5L97 35L93.5 37L82 22C80 30 76 34 70 36H50C44 33 42 28 40 26C34 26 28 25 24 23Z',
    wheels: [
      [34, 36],
      [95, 36],
    ],
  },
  caravan: {
    path: 'M12 37C11 34 11 12 14 9C16 7 20 6 26 6H84C92 6 96 9 98 16L101 33H114V37ZM20 14H38V23H20ZM70 14H88V23H70ZM46 12H60V31H46Z',
    wheels: [
      [68, 38],
      [85, 38],
    ],
  },
} as const satisfies Record<string, BodyShape>;

export type BodyShapeName = keyof typeof bodyShapes;

const rules: readonly (readonly [RegExp, BodyShapeName])[] = [
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
];

/** The shape that fits a feed's word for a body: "Cab Chassis" -> ute. A sedan where no rule knows it. */
export function bodyShapeName(body: string): BodyShapeName {
  const words = body.toLowerCase();
  return rules.find(([pattern]) => pattern.test(words))?.[1] ?? 'sedan';
}
