import { DAY_S } from '@shared-kit/domain/time/seconds';
import { remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { parseArgs } from 'node:util';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import type { RingRule } from '@shared-kit/contracts/operator/release-planning.contract';

export const USAGE = `npm run release -- COMMAND

  publish [REMOTE] [--from DIR]                      publish the build in REMOTE/dist (or DIR, also one made
                                                     by another tool: infra/releases/README.md), or every build
    [--despite GATE --reason "…"]                    although this gate refuses it; the log keeps what and why
    [--to https://operator… --token-file F]          on a platform elsewhere, with a token of its console
                                                     (or OPERATOR_TOKEN), instead of this one; waits for the gate
    [--to … --job ID]                                ask again how one that was sent ended, by its publication's ID
  publications [REMOTE]                              builds that were sent to this platform, and how each ended
  list [REMOTE]                                      what is released; with REMOTE also its history
  roll REMOTE VERSION --weight 10% [--ring R | --sites a,b]
                                                     give it to a share of visitors; raise it as you trust it
  promote REMOTE VERSION                             make it stable: everybody gets it
    [--although-taken-back]                          of roll, promote and pin: although automation took it back;
                                                     in a plan althoughTakenBack: true
  rollback REMOTE VERSION [--ring R]                 take VERSION back: end what was rolled out last, on one ring or
                                                     on all, or return to the stable version before
  ring                                               the rings there are: named groups of sites
  ring set NAME --sites a,b | --group G | --state qld | --flag F
  ring remove NAME
  plan set --plan FILE                               note a rollout to come: steps, waits, windows (YAML),
                                                     also of remotes that move together: with
  plan show [ID] | approve ID | resume ID            approved, automation follows it; it can be held and goes on
  plan hold ID | abort ID [--reason "…"]             hold it where it is, or end it
  judge REMOTE                                       what its visitors met beside the others, and what is made of it
  freeze [set NAME --from MOMENT --to MOMENT | remove NAME]
                                                     times in which no plan goes on
  pin REMOTE VERSION --site S                        hold one site on a version
  unpin REMOTE --site S
  block REMOTE VERSION | unblock REMOTE VERSION      take a version out everywhere at once, or let it back
  load REMOTE WIDGET block|lazy|client|default       override how a widget loads
  preview REMOTE VERSION --site S [--days 7]         print a signed link that shows it
  override REMOTE --site S --origin http://localhost:PORT [--hours 8]
                                                     print a signed link that takes it from a developer's own machine
  key                                                say which key signs, to be pinned in shells
  rotate-key                                         make a new key, named by the present one; sign all again
  explain SITE [--visitor ID] [--remote REMOTE]      say why a visitor of a site gets what

Every change names who made it: --actor NAME, by default your account's name.
The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

/** The words of a command and its options, read with their errors in words. */
export function readArguments(argv: string[]) {
  const { values, positionals } = parse(argv);
  assertNoneEmpty(values);
  const [command = 'help', ...words] = values.help ? [] : positionals;
  const word = (index: number, name: string) => {
    const value = words[index];
    if (!value) throw new ReleaseRefusal(`${command} needs ${name}\n\n${USAGE}`);
    return value;
  };
  return {
    command,
    word,
    optionalWord: (index: number): string | undefined => words[index],
    /** The remote that is spoken of, where the first word is one. */
    ofRemote: remoteNameSchema.safeParse(words[0]).data,
    remote: () => asRemote(word(0, 'a REMOTE')),
    optionalRemote: () => (words[0] === undefined ? undefined : asRemote(words[0])),
    version: () => word(1, 'a VERSION'),
    site: () => values.site ?? refuse(`${command} needs --site`),
    sites: () => (values.sites === undefined ? [] : asSites(values.sites)),
    ring: values.ring,
    ringRule: () => readRingRule(values),
    weight: () => values.weight ?? refuse(`${command} needs --weight, like 10%`),
    from: values.from,
    to: values.to,
    tokenFile: values['token-file'],
    job: values.job,
    plan: () => values.plan ?? refuse('plan set needs --plan FILE'),
    planId: (index: number) => readId(word(index, 'the ID of a plan')),
    times: () => ({ from: values.from ?? '', to: values.to ?? '' }),
    despite: values.despite ?? [],
    reason: values.reason,
    days: () => readDays(values.days ?? '7'),
    origin: () => values.origin ?? refuse(`${command} needs --origin, like http://localhost:4173`),
    hours: () => Number(values.hours ?? '8'),
    visitorId: values.visitor,
    onlyRemote: values.remote === undefined ? undefined : asRemote(values.remote),
    actor: values.actor,
    althoughTakenBack: values['although-taken-back'] ?? false,
  };
}

function parse(argv: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        site: text,
        sites: text,
        weight: text,
        days: text,
        origin: text,
        hours: text,
        visitor: text,
        remote: text,
        actor: text,
        from: text,
        to: text,
        job: text,
        'token-file': text,
        ring: text,
        group: text,
        state: text,
        flag: text,
        despite: { type: 'string', multiple: true },
        reason: text,
        plan: text,
        'although-taken-back': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ReleaseRefusal(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function asList(typed = ''): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** An option that a shell's empty variable was given for would else count as not given: for `--sites` that is all of them. */
function assertNoneEmpty(values: ReturnType<typeof parse>['values']): void {
  for (const [name, given] of Object.entries(values))
    if ([given].flat().some((value) => typeof value === 'string' && value.trim() === '')) refuse(`--${name} is empty`);
}

/** Given, it names a site: none would mean all of them. */
function asSites(typed: string): string[] {
  const sites = asList(typed);
  return sites.length > 0 ? sites : refuse('--sites names no site: leave it away to mean all of them');
}

type RuleOptions = { sites?: string; group?: string; state?: string; flag?: string };

/** The one way in which a ring says its sites. */
function readRingRule({ sites, group, state, flag }: RuleOptions): RingRule {
  const rules = [
    asList(sites).length > 0 && { by: 'sites', sites: asList(sites) },
    group && { by: 'group', group },
    state && { by: 'state', state: state.toLowerCase() },
    flag && { by: 'flag', flag },
  ].filter((rule) => Boolean(rule)) as RingRule[];
  return (rules.length === 1 && rules[0]) || refuse('ring set needs one of --sites, --group, --state and --flag');
}

function asRemote(typed: string): RemoteName {
  const remote = remoteNameSchema.safeParse(typed);
  if (!remote.success) throw new ReleaseRefusal(`"${typed}" is no remote: their names are like mfe-search`);
  return remote.data;
}

/** The refusal of a name that nothing is published under. */
export function noSuchRemote(typed: string, known: readonly string[]): ReleaseRefusal {
  return new ReleaseRefusal(`There is no remote "${typed}". Remotes: ${known.join(', ')}`);
}

function readId(typed: string): number {
  return /^\d+$/.test(typed) ? Number(typed) : refuse(`"${typed}" is no plan: plans have numbers`);
}

function readDays(typed: string): number {
  const days = Number(typed);
  return days * DAY_S >= 1 && days <= 7 ? days : refuse('A preview link lives for up to 7 days');
}

function refuse(sentence: string): never {
  throw new ReleaseRefusal(sentence);
}
