import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import type { CatalogueEntry } from './catalogue';
import type { Random } from './random';

type Described = {
  entry: CatalogueEntry;
  carType: CarType;
  /** Not at the dealership yet. */
  isComing: boolean;
  year: number;
  km: number | null;
  colour: string;
  dealership: string;
  equipment: readonly string[];
};

const CLOSINGS = [
  'Trade-ins are welcome and we buy cars, even if you do not buy ours.',
  'Finance can be arranged on the spot, with terms to suit most budgets.',
  'We deliver across Australia. Ask for a quote to your door.',
  'Call ahead and we will have it clean, fuelled and ready to drive.',
  'Inspections are welcome, and so is your mechanic.',
];
/** Nobody can look at a car that is still on its way. */
const CLOSINGS_BEFORE_ARRIVAL = [
  ...CLOSINGS.slice(0, 3),
  'Ask us when it arrives and we will call you that day.',
  'Be the first to see it: we keep a list.',
];
const KNOWN_OF_IT = [
  'Books and both keys are here.',
  'It has passed our workshop inspection.',
  'One owner from new.',
  'Serviced on time, with the stamps to show for it.',
];
const KNOWN_BEFORE_ARRIVAL = [
  'Books and both keys come with it.',
  'Our workshop inspects it when it arrives.',
  'One owner from new.',
  'Serviced on time, with the stamps to show for it.',
];

/** What a salesperson would write, in sentences that are true of the vehicle. */
export function dealerComments(
  random: Random,
  { entry, carType, isComing, year, km, colour, dealership, equipment }: Described,
): string {
  const name = `${year} ${entry.make} ${entry.model} ${entry.badge}`;
  const sentences = [opening(random, name, { entry, carType, isComing, colour, km })];
  const { engine } = entry;
  if (engine?.fuel === 'Electric')
    sentences.push(`Fully electric with ${engine.drive}: charge it at home and forget the bowser.`);
  else if (engine && random.chance(0.7))
    sentences.push(
      `It has the ${engine.litres} L ${engine.fuel.toLowerCase()} engine with ${engine.gearbox === 'Manual' ? 'a manual gearbox' : 'an automatic gearbox'}.`,
    );
  const [first, second, third] = equipment.slice(-3);
  if (first && second && third) sentences.push(`Among its equipment: ${first}, ${second} and ${third}.`);
  if (entry.towing && random.chance(0.5)) sentences.push(`Rated to tow ${formatNumber(entry.towing)} kg with brakes.`);
  if (carType === 'used' && random.chance(0.5))
    sentences.push(random.pick(isComing ? KNOWN_BEFORE_ARRIVAL : KNOWN_OF_IT));
  sentences.push(
    isComing ? `Soon at ${dealership}.` : `See it at ${dealership}.`,
    ...random.some(isComing ? CLOSINGS_BEFORE_ARRIVAL : CLOSINGS, 0.4),
  );
  return sentences.join(' ');
}

function opening(
  random: Random,
  name: string,
  {
    entry: { kind },
    carType,
    isComing,
    colour,
    km,
  }: Pick<Described, 'entry' | 'carType' | 'isComing' | 'colour' | 'km'>,
): string {
  if (carType === 'new')
    return random.pick(
      isComing
        ? [`This new ${name} in ${colour} is on its way to us.`, `Coming soon: a new ${name} in ${colour}.`]
        : [
            `This new ${name} in ${colour} is ready for its first owner.`,
            `In stock and ready to go: a new ${name} in ${colour}.`,
          ],
    );
  if (carType === 'demo')
    return `This ${name} in ${colour} was our demonstrator, and its new-car warranty is still running.`;
  const driven = km === null ? '' : ` with ${formatNumber(km)} km on the clock`;
  return kind === 'caravan'
    ? `A tidy ${name} that has seen some of the best camp sites in the country.`
    : random.pick([`A well-kept ${name} in ${colour}${driven}.`, `Here is a ${name} in ${colour}${driven}.`]);
}
