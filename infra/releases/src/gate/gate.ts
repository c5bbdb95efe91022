import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { ReleaseRefusal } from '../registry/log/release-refusal';

/** What a version is held against before it is stored, in the order in which refusals are told. */
export const gateNames = [
  'files',
  'signature',
  'routes',
  'shared',
  'size',
  'contract',
  'configuration',
  'render',
] as const;
export type GateName = (typeof gateNames)[number];

/** What nobody may pass: shells believe files and signature, or run nothing of it. */
const NEVER_PASSED: readonly GateName[] = ['files', 'signature'];

/** A version that is to be published, as it lies beside its place. */
export type Candidate = {
  manifest: RemoteManifest;
  /** remote.json. */
  bytes: Buffer;
  /** Ed25519 over these bytes, base64. */
  signature: string;
  /** PEM. */
  signedBy: string;
  /** Where its files lie now. */
  directory: string;
};

/** Looks at one thing: a sentence for each reason not to take the version. */
export type Check = (candidate: Candidate) => Promise<string[]> | string[];
export type Checks = Partial<Readonly<Record<GateName, Check>>>;
export type Refusal = { gate: GateName; sentence: string };

/** The gate does not take a version. */
export class GateRefusal extends ReleaseRefusal {
  readonly refusals: readonly Refusal[];

  constructor(version: string, refusals: readonly Refusal[]) {
    super(refusalInWords(version, refusals));
    this.refusals = refusals;
  }
}

/** What a person took a version in spite of, and why: kept in the log. */
export type Passed = { gate: GateName; reason: string; refusals: string[] };
export type Despite = { gates: readonly GateName[]; reason: string };

/**
 * What was passed on purpose, for the log.
 *
 * @throws {GateRefusal} with every refusal that was not.
 */
export type Gate = (candidate: Candidate) => Promise<Passed[]>;

/**
 * The words of `--despite` and `--reason`.
 *
 * @throws {ReleaseRefusal} for a gate that there is none of or that nobody may pass, and without a reason.
 */
export function readDespite(names: readonly string[], reason: string | undefined): Despite | null {
  if (names.length === 0) {
    if (reason !== undefined) throw new ReleaseRefusal('--reason says why a refusal is passed: name it with --despite');
    return null;
  }
  const gates = names.map((name) => {
    const gate = gateNames.find((known) => known === name);
    if (!gate) throw new ReleaseRefusal(`There is no gate "${name}". Gates: ${gateNames.join(', ')}`);
    if (NEVER_PASSED.includes(gate)) throw new ReleaseRefusal(`Nobody may pass the gate ${gate}`);
    return gate;
  });
  // It is printed: what a terminal obeys is left out.
  const why = (reason ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  if (why === '') throw new ReleaseRefusal('--despite needs --reason "…", which the log keeps');
  return { gates, reason: why };
}

/**
 * Runs every check and tells all that they say, in the gates' order; one that fails itself is a refusal too. Code of which
 * the files are not what was signed is not run.
 */
export async function runChecks(candidate: Candidate, checks: Checks): Promise<Refusal[]> {
  const { render, ...others } = checks;
  const told = await refusalsOf(candidate, others);
  const mayRun = !told.some(({ gate }) => NEVER_PASSED.includes(gate));
  return render && mayRun ? [...told, ...(await refusalsOf(candidate, { render }))] : told;
}

async function refusalsOf(candidate: Candidate, checks: Checks): Promise<Refusal[]> {
  const told = await Promise.all(
    gateNames.map(async (gate): Promise<Refusal[]> => {
      const sentences = await sentencesOf(candidate, checks[gate]);
      return sentences.map((sentence) => ({ gate, sentence }));
    }),
  );
  return told.flat();
}

async function sentencesOf(candidate: Candidate, check: Check | undefined): Promise<string[]> {
  try {
    return (await check?.(candidate)) ?? [];
  } catch (error) {
    return [`it could not be checked: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/**
 * Takes what a person passes out of the refusals.
 *
 * @throws {GateRefusal} with all others.
 */
export function passDespite(
  { name, version }: Pick<RemoteManifest, 'name' | 'version'>,
  refusals: readonly Refusal[],
  despite: Despite | null,
): Passed[] {
  const isPassed = ({ gate }: Refusal) => despite?.gates.includes(gate) ?? false;
  const left = refusals.filter((refusal) => !isPassed(refusal));
  if (left.length > 0) throw new GateRefusal(`${name} ${version}`, left);
  return (despite?.gates ?? []).flatMap((gate) => {
    const passed = refusals.filter((refusal) => refusal.gate === gate).map(({ sentence }) => sentence);
    return passed.length > 0 && despite ? [{ gate, reason: despite.reason, refusals: passed }] : [];
  });
}

function refusalInWords(version: string, refusals: readonly Refusal[]): string {
  const gates = [...new Set(refusals.map(({ gate }) => gate))];
  return [
    `${version} was refused, and nothing of it is kept:`,
    ...refusals.map(({ gate, sentence }) => `  ${gate}: ${sentence}`),
    ...(gates.some((gate) => NEVER_PASSED.includes(gate))
      ? []
      : [`To publish it all the same: ${gates.map((gate) => `--despite ${gate}`).join(' ')} --reason "…"`]),
  ].join('\n');
}
