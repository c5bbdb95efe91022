import type { LogLine } from './trial-shell';

/** What a version did wrong on one page, by kind, as the shell counts it (`remote_faults_total`). */
export type FaultCounts = Readonly<Partial<Record<FaultKind, number>>>;
const kinds = ['load', 'render', 'hang', 'late', 'away'] as const;
type FaultKind = (typeof kinds)[number];

/** What each kind is called in front of whoever published the version. */
const WORDS: Readonly<Record<FaultKind, string>> = {
  load: 'cannot be loaded',
  render: 'throws',
  hang: 'never ends, and the thread that rendered it had to be ended',
  late: 'keeps the page waiting for its data',
  away: 'was left out by the shell, as it had failed there again and again',
};
/** Lines of a trace that are told. */
const FRAMES = 3;

/** The counts of one version in what the shell's `/metrics` says. */
export function countsOf(metrics: string, name: string, version: string): FaultCounts {
  const counts: Partial<Record<FaultKind, number>> = {};
  for (const [, labels = '', value] of metrics.matchAll(/^remote_faults_total\{([^}]*)\} (\d+)$/gm)) {
    if (!labels.includes(`remote="${name}"`) || !labels.includes(`version="${version}"`)) continue;
    const kind = kinds.find((one) => labels.includes(`kind="${one}"`));
    if (kind) counts[kind] = (counts[kind] ?? 0) + Number(value);
  }
  return counts;
}

/** The kinds that were counted between two looks. What hung is not run again: that it cannot be loaded then is the same. */
export function newFaults(before: FaultCounts, after: FaultCounts): FaultKind[] {
  const counted = kinds.filter((kind) => (after[kind] ?? 0) > (before[kind] ?? 0));
  return counted.includes('hang') ? ['hang'] : counted;
}

/** Whether a busy machine may have caused it: then it counts once it was seen again. */
export function mayBeHaste(kind: FaultKind, log: readonly LogLine[]): boolean {
  return kind === 'late' || (kind === 'load' && log.some(({ err }) => err?.message?.startsWith('Not loaded within')));
}

/** A fault in words, with where it was thrown. */
export function sayFault(kind: FaultKind, log: readonly LogLine[], name: string, version: string): string {
  const place = `/${name}/${version}/`;
  const ofVersion = log.filter(({ remote, err }) => remote === name || err?.stack?.includes(place));
  const trace = ofVersion.map(({ err }) => traceOf(err?.stack ?? err?.message ?? '', place)).find(Boolean);
  const hanging = ofVersion.find((line) => line.function !== undefined);
  const where =
    kind === 'hang' && hanging ? ` (in ${hanging.function || 'a function without a name'}, ${hanging.module})` : '';
  return `${WORDS[kind]}${where}${trace && kind !== 'hang' && kind !== 'late' ? `: ${trace}` : ''}`;
}

/** What was thrown and the version's own calls that led there; where its files lay is nobody's concern. */
function traceOf(stack: string, place: string): string {
  const [message = '', ...frames] = stack.split('\n');
  const own = frames.filter((frame) => frame.includes(place)).slice(0, FRAMES);
  const short = own.map((frame) => frame.trim().replace(/\(?\/\S*?(\/mfe-[^)\s]*)\)?/, '$1'));
  return [message, ...short].join(' ');
}
