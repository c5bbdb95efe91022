import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const CATALOGUE_DIR = join(import.meta.dirname, '../../catalogue');

const years = z
  .string()
  .regex(/^\d{4}-(\d{4})?$/)
  .transform((text) => {
    const [from = '', to = ''] = text.split('-');
    return { from: Number(from), to: to === '' ? Infinity : Number(to) };
  });

const modelSchema = z.strictObject({
  body: z.string().default('Caravan'),
  years,
  /** Chassis codes, oldest first. */
  series: z.array(z.string()).default([]),
  /** Millimetres. */
  length: z.number().optional(),
  /** A large one of its body, in the picture library's sense. */
  large: z.boolean().default(false),
  seats: z.number().default(5),
  doors: z.number().optional(),
  /** Kilograms. */
  towing: z.number().optional(),
  gvm: z.number().optional(),
  /** How often it stands in stock, compared with the others. */
  popular: z.number().positive(),
  badges: z.array(z.string()).min(1),
});

const POWERED =
  /^(?<name>.+?) \| (?<litres>[\d.]+) (?<cylinders>\d+) (?<fuel>[A-Za-z-][A-Za-z -]*) \| (?<gearbox>[A-Za-z]+)(?: (?<gears>\d+))? \| (?<drive>\w+) \| (?<price>\d+) \| (?<consumption>[\d.]+)$/;
const TOWED = /^(?<name>.+?) \| (?<berths>\d+) (?<tare>\d+) (?<atm>\d+) (?<length>\d+) (?<axles>\w+) \| (?<price>\d+)$/;

export type Engine = {
  litres: number;
  cylinders: number;
  fuel: string;
  gearbox: string;
  gears: number | undefined;
  drive: string;
  consumption: number;
};
export type Trailer = { berths: number; tareKg: number; aggregateMassKg: number; lengthMm: number; axles: string };
export type CatalogueEntry = Omit<z.infer<typeof modelSchema>, 'badges'> & {
  kind: VehicleKind;
  make: string;
  model: string;
  badge: string;
  /** New, in dollars. */
  newPrice: number;
  engine: Engine | null;
  trailer: Trailer | null;
};

export const vehicleKinds = ['car', 'truck', 'motorcycle', 'caravan'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/**
 * Reads the demo's catalogue of real makes, models and badges.
 *
 * @throws {Error} naming the line that cannot be read.
 */
export function readCatalogue(): CatalogueEntry[] {
  return vehicleKinds.flatMap((kind) => {
    const text = readFileSync(join(CATALOGUE_DIR, `${kind}s.yaml`), 'utf8');
    const makes = z.record(z.string(), z.record(z.string(), modelSchema)).parse(parse(text));
    return Object.entries(makes).flatMap(([make, models]) =>
      Object.entries(models).flatMap(([model, { badges, ...rest }]) =>
        badges.map((line) => ({
          ...rest,
          kind,
          make,
          model,
          ...(kind === 'caravan' ? readTowed(line) : readPowered(line)),
        })),
      ),
    );
  });
}

function readPowered(line: string) {
  const {
    name = '',
    litres,
    cylinders,
    fuel = '',
    gearbox = '',
    gears,
    drive = '',
    price,
    consumption,
  } = match(POWERED, line);
  const engine = {
    litres: Number(litres),
    cylinders: Number(cylinders),
    fuel,
    gearbox,
    gears: gears ? Number(gears) : undefined,
    drive,
    consumption: Number(consumption),
  };
  return { badge: name, newPrice: Number(price), engine, trailer: null };
}

function readTowed(line: string) {
  const { name = '', berths, tare, atm, length, axles = '', price } = match(TOWED, line);
  const trailer = {
    berths: Number(berths),
    tareKg: Number(tare),
    aggregateMassKg: Number(atm),
    lengthMm: Number(length),
    axles,
  };
  return { badge: name, newPrice: Number(price), engine: null, trailer };
}

function match(pattern: RegExp, line: string): Record<string, string | undefined> {
  const groups = pattern.exec(line)?.groups;
  if (!groups) throw new Error(`The catalogue has a badge that cannot be read: ${line}`);
  return groups;
}
