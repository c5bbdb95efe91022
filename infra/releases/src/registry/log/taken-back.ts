import type { ReleaseState } from './fold-releases';
import { ReleaseRefusal } from './release-refusal';

/**
 * What automation took back is given to visitors only by who says that it is to be so all the same.
 *
 * @returns what the act's event keeps of it: the judgement, or nothing. The stable version is everybody's already.
 *
 * @throws {ReleaseRefusal} about `althoughTakenBack` where nobody has said so.
 */
export function despiteTakenBack(
  { takenBack = {}, stable }: Pick<ReleaseState, 'takenBack' | 'stable'>,
  version: string,
  { althoughTakenBack }: { althoughTakenBack?: boolean | number | undefined },
): { althoughTakenBack?: number } {
  const judgement = takenBack[version];
  if (judgement === undefined || version === stable) return {};
  if (althoughTakenBack === undefined || althoughTakenBack === false)
    throw new ReleaseRefusal(
      `Automation took ${version} back, by judgement ${judgement}, as it did harm: who gives it to visitors all the same says so (althoughTakenBack: true, on the command line --although-taken-back)`,
      'althoughTakenBack',
    );
  return { althoughTakenBack: judgement };
}
