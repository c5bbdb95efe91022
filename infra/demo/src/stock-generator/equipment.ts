import type { CatalogueEntry } from './catalogue';
import type { Random } from './random';

const EVERY_CAR = [
  'ABS (Antilock Brakes)',
  'Electronic Stability Control',
  'Driver and Passenger Airbags',
  'Curtain Airbags',
  'Power Windows',
  'Remote Central Locking',
  'Air Conditioning',
  'Bluetooth Connectivity',
  'Multi-function Steering Wheel',
  'ISOFIX Child Seat Anchor Points',
  'Hill Start Assist',
  'Daytime Running Lamps',
];
const COMMON = [
  'Apple CarPlay',
  'Android Auto',
  'Reversing Camera',
  'Rear Parking Sensors',
  'Cruise Control',
  'Alloy Wheels',
  'LED Headlights',
  'Digital Radio (DAB+)',
  'Autonomous Emergency Braking',
  'Lane Departure Warning',
  'Automatic Headlights',
  'Rain-sensing Wipers',
  'Keyless Entry and Push-button Start',
  'Tyre Pressure Monitoring',
];
const BETTER = [
  'Satellite Navigation',
  'Leather-accented Seats',
  'Heated Front Seats',
  'Adaptive Cruise Control',
  'Blind Spot Monitor',
  'Rear Cross Traffic Alert',
  'Dual-zone Climate Control',
  'Power Driver Seat',
  'Wireless Phone Charging',
  'Privacy Glass',
  '360-degree Camera',
  'Front Parking Sensors',
  'Paddle Shifters',
  'Power Tailgate',
];
const BEST = [
  'Panoramic Sunroof',
  'Ventilated Front Seats',
  'Head-up Display',
  'Premium Audio System',
  'Matrix LED Headlights',
  'Heated Steering Wheel',
  'Memory Driver Seat',
];
const WORKING = [
  'Tow Bar',
  'Bull Bar',
  'Tub Liner',
  'Snorkel',
  'Side Steps',
  'Roof Racks',
  'Canopy',
  'Rear Differential Lock',
  'Trailer Brake Controller',
];
const TRUCK = [
  'ABS (Antilock Brakes)',
  'Exhaust Brake',
  'Cruise Control',
  'Air-suspended Driver Seat',
  'Bluetooth Connectivity',
  'Reversing Camera',
  'Heated Mirrors',
  'PTO',
  'Daytime Running Lamps',
  'Lane Departure Warning',
  'Tool Box',
  'Bunk',
];
/** Of the motorcycles in the catalogue those up to this size are made for learners. */
const LEARNER_LITRES = 0.66;

const MOTORCYCLE = [
  'ABS (Antilock Brakes)',
  'Traction Control',
  'LED Headlight',
  'TFT Display',
  'Slipper Clutch',
  'Riding Modes',
  'Heated Grips',
  'Quickshifter',
  'Luggage Rack',
  'Centre Stand',
];
const CARAVAN = [
  'Reverse Cycle Air Conditioner',
  'Queen Bed',
  'Ensuite',
  'Café Dinette',
  '175 L Fridge',
  'Gas Cooktop and Oven',
  'Roll-out Awning',
  'Solar Panel 200 W',
  'Lithium Battery 100 Ah',
  'Washing Machine',
  'Grey Water Tank',
  'External Shower',
  'Tunnel Boot',
  'Stone Guard',
  'Independent Suspension',
];

/** Equipment lines for a vehicle; the dearer it was new, the more of them. */
export function standardEquipment(
  random: Random,
  { kind, body, newPrice, engine }: CatalogueEntry,
  ageYears: number,
): string[] {
  if (kind === 'truck') return random.some(TRUCK, 0.7);
  if (kind === 'motorcycle')
    return [
      ...random.some(MOTORCYCLE, 0.6),
      ...((engine?.litres ?? 1) <= LEARNER_LITRES ? ['Learner approved (LAMS)'] : []),
    ];
  if (kind === 'caravan') return random.some(CARAVAN, 0.65);
  const level = Math.min(1, Math.max(0, (newPrice - 22_000) / 55_000));
  const modern = Math.max(0.25, 1 - ageYears * 0.07);
  const works = body === 'Ute' || engine?.drive === '4WD';
  return [
    ...EVERY_CAR,
    ...random.some(COMMON, 0.55 * modern + 0.4 * level),
    ...random.some(BETTER, (0.1 + 0.75 * level) * modern),
    ...random.some(BEST, 0.6 * level * level * modern),
    ...(works ? random.some(WORKING, 0.25) : random.some(['Tow Bar', 'Roof Racks'], 0.08)),
  ];
}
