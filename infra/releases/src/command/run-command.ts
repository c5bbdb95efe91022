import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { USAGE, noSuchRemote, readArguments } from './cli-arguments';
import { blockCommand, rollBackCommand, unblockCommand, unpinCommand } from './decide';
import { foldReleases } from '../registry/log/fold-releases';
import { parseWeight } from '../registry/parse-weight';
import type { ReleaseContext } from './release-context';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { knownRemotes } from './known-remotes';

/** What these take is loaded when it is asked for: who takes a version back is not to wait for what publishing needs. */
const release = () => import('./release-commands');
const rings = () => import('../rings/ring-commands');
const keys = () => import('../key/rotate-key');
const plans = () => import('./plan-commands');
const reports = () => import('./release-reports');

async function assertRemote({ releaseLog, rootDir }: ReleaseContext, remote: RemoteName): Promise<void> {
  const known = knownRemotes(rootDir, foldReleases(await releaseLog.events()));
  if (!known.includes(remote)) throw noSuchRemote(remote, known);
}

async function ringCommand(context: ReleaseContext, given: ReturnType<typeof readArguments>): Promise<string[]> {
  const act = given.optionalWord(0);
  if (act === undefined) return (await rings()).listRingsCommand(context);
  if (act === 'set') return (await rings()).setRingCommand(context, given.word(1, 'a NAME'), given.ringRule());
  if (act === 'remove') return (await rings()).removeRingCommand(context, given.word(1, 'a NAME'));
  throw new ReleaseRefusal(`ring ${act}: there is ring, ring set and ring remove`);
}

async function planCommand(context: ReleaseContext, given: ReturnType<typeof readArguments>): Promise<string[]> {
  const act = given.word(0, 'one of set, show, approve, hold, resume and abort');
  if (act === 'set') return (await plans()).setPlanCommand(context, given.plan());
  if (act === 'show')
    return (await plans()).showPlanCommand(context, given.optionalWord(1) === undefined ? undefined : given.planId(1));
  if (act === 'approve' || act === 'hold' || act === 'resume' || act === 'abort')
    return (await plans()).actOnPlanCommand(context, act, given.planId(1), given.reason);
  throw new ReleaseRefusal(`plan ${act}: there is set, show, approve, hold, resume and abort`);
}

async function freezeCommand(context: ReleaseContext, given: ReturnType<typeof readArguments>): Promise<string[]> {
  const act = given.optionalWord(0);
  if (act === undefined) return (await plans()).listFreezesCommand(context);
  if (act === 'set') return (await plans()).setFreezeCommand(context, given.word(1, 'a NAME'), given.times());
  if (act === 'remove') return (await plans()).setFreezeCommand(context, given.word(1, 'a NAME'), null);
  throw new ReleaseRefusal(`freeze ${act}: there is freeze, freeze set and freeze remove`);
}

/** Carries out one command line. Answers with the lines to print. */
export async function runCommand(argv: string[], context: ReleaseContext): Promise<string[]> {
  const given = readArguments(argv);
  const { ofRemote } = given;
  if (ofRemote && given.command !== 'publish') await assertRemote(context, ofRemote);
  switch (given.command) {
    case 'publish':
      return (await release()).publishCommand(context, {
        ...{ remote: given.optionalRemote(), from: given.from },
        despite: (await import('../gate/gate')).readDespite(given.despite, given.reason),
      });
    case 'publications':
      return (await reports()).publicationsCommand(context, given.optionalRemote());
    case 'list':
      return (await reports()).listCommand(context, given.optionalRemote());
    case 'roll':
      return (await release()).rollCommand(context, given.remote(), given.version(), parseWeight(given.weight()), {
        sites: given.sites(),
        ...{ ring: given.ring, althoughTakenBack: given.althoughTakenBack },
      });
    case 'promote':
      return (await release()).promoteCommand(context, given.remote(), given.version(), given.althoughTakenBack);
    case 'rollback':
      return rollBackCommand(context, given.remote(), given.optionalWord(1), given.ring);
    case 'pin':
      return (await release()).pinCommand(context, given.remote(), given.version(), {
        ...{ site: given.site(), althoughTakenBack: given.althoughTakenBack },
      });
    case 'unpin':
      return unpinCommand(context, given.remote(), given.site());
    case 'block':
      return blockCommand(context, given.remote(), given.version());
    case 'unblock':
      return unblockCommand(context, given.remote(), given.version());
    case 'load':
      return (await release()).loadCommand(
        context,
        given.remote(),
        given.word(1, 'a WIDGET'),
        given.word(2, 'a load mode'),
      );
    case 'ring':
      return ringCommand(context, given);
    case 'plan':
      return planCommand(context, given);
    case 'freeze':
      return freezeCommand(context, given);
    case 'judge':
      return (await plans()).judgeCommand(context, given.remote());
    case 'preview':
      return (await reports()).previewCommand(context, given.remote(), given.version(), given.site(), given.days());
    case 'override':
      return (await reports()).overrideCommand(context, given.remote(), given.site(), given.origin(), given.hours());
    case 'key':
      return (await keys()).keyCommand(context);
    case 'rotate-key':
      return (await keys()).rotateKeyCommand(context);
    case 'explain':
      return (await reports()).explainCommand(context, given.word(0, 'a SITE'), {
        visitorId: given.visitorId,
        remote: given.onlyRemote,
      });
    default:
      throw new ReleaseRefusal(`There is no command "${given.command}"\n\n${USAGE}`);
  }
}
