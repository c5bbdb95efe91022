import { parse, stringify } from 'yaml';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import type { Plan } from './plan.contract';

/**
 * What a text of YAML says.
 *
 * @throws {ReleaseRefusal} that names the line and column where it is none.
 */
export function parsePlanText(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new ReleaseRefusal(`This is no YAML: ${error instanceof Error ? firstLine(error.message) : String(error)}`);
  }
}

/** A plan as a person would write it down: what is as it is without a word is left out. */
export function toPlanText(plan: Plan): string {
  const { remote, version, with: others, start, windows, steps, promote, althoughTakenBack } = plan;
  return stringify({
    ...{ remote, version },
    ...(Object.keys(others).length > 0 && { with: others }),
    ...(start !== null && { start }),
    ...(windows.length > 0 && { windows }),
    steps: steps.map(({ ring, weight, wait }) => ({
      ...(ring !== null && { ring }),
      weight: `${weight / 100}%`,
      wait,
    })),
    promote,
    ...(althoughTakenBack && { althoughTakenBack }),
  });
}

/** The parser draws the place below it. */
function firstLine(message: string): string {
  return message.split('\n')[0]!.replace(/:$/, '');
}
