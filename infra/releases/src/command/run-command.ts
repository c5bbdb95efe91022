import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { USAGE, noSuchRemote, readArguments } from './cli-arguments';
import { readDespite } from '../gate/gate';
import { foldReleases } from '../registry/fold-releases';
import { parseWeight } from '../registry/parse-weight';
import {
  blockCommand,
  loadCommand,
  pinCommand,
  promoteCommand,
  publishCommand,
  rollBackCommand,
  rollCommand,
  unblockCommand,
  unpinCommand,
} from './release-commands';
import type { ReleaseContext } from './release-context';
import { ReleaseRefusal } from '../registry/release-refusal';
import { keyCommand, rotateKeyCommand } from '../key/rotate-key';
import { knownRemotes } from './known-remotes';
import { listRingsCommand, removeRingCommand, setRingCommand } from '../rings/ring-commands';
import { explainCommand, listCommand, previewCommand } from './release-reports';

async function assertRemote({ releaseLog, rootDir }: ReleaseContext, remote: RemoteName): Promise<void> {
  const known = knownRemotes(rootDir, foldReleases(await releaseLog.events()));
  if (!known.includes(remote)) throw noSuchRemote(remote, known);
}

function ringCommand(context: ReleaseContext, given: ReturnType<typeof readArguments>): Promise<string[]> {
  const act = given.optionalWord(0);
  if (act === undefined) return listRingsCommand(context);
  if (act === 'set') return setRingCommand(context, given.word(1, 'a NAME'), given.ringRule());
  if (act === 'remove') return removeRingCommand(context, given.word(1, 'a NAME'));
  throw new ReleaseRefusal(`ring ${act}: there is ring, ring set and ring remove`);
}

/** Carries out one command line. Answers with the lines to print. */
export async function runCommand(argv: string[], context: ReleaseContext): Promise<string[]> {
  const given = readArguments(argv);
  const { ofRemote } = given;
  if (ofRemote && given.command !== 'publish') await assertRemote(context, ofRemote);
  switch (given.command) {
    case 'publish':
      return publishCommand(context, {
        ...{ remote: given.optionalRemote(), from: given.from },
        despite: readDespite(given.despite, given.reason),
      });
    case 'list':
      return listCommand(context, given.optionalRemote());
    case 'roll':
      return rollCommand(context, given.remote(), given.version(), parseWeight(given.weight()), {
        sites: given.sites(),
        ring: given.ring,
      });
    case 'promote':
      return promoteCommand(context, given.remote(), given.version());
    case 'rollback':
      return rollBackCommand(context, given.remote(), given.ring);
    case 'pin':
      return pinCommand(context, given.remote(), given.version(), given.site());
    case 'unpin':
      return unpinCommand(context, given.remote(), given.site());
    case 'block':
      return blockCommand(context, given.remote(), given.version());
    case 'unblock':
      return unblockCommand(context, given.remote(), given.version());
    case 'load':
      return loadCommand(context, given.remote(), given.word(1, 'a WIDGET'), given.word(2, 'a load mode'));
    case 'ring':
      return ringCommand(context, given);
    case 'preview':
      return previewCommand(context, given.remote(), given.version(), given.site(), given.days());
    case 'key':
      return keyCommand(context);
    case 'rotate-key':
      return rotateKeyCommand(context);
    case 'explain':
      return explainCommand(context, given.word(0, 'a SITE'), { visitorId: given.visitorId, remote: given.onlyRemote });
    default:
      throw new ReleaseRefusal(`There is no command "${given.command}"\n\n${USAGE}`);
  }
}
