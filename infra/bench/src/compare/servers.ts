import { isRemembered, median } from './figures';
import { serverGoals } from './goals';
import type { ServerGoal } from './goals';
import { memoryMb, underLoad } from './load';
import type { Load } from './load';
import type { Site, Sites } from './sites';
import { table } from './table';
import type { PageKinds } from './the-pages';

type MeasuredPage = {
  name: string;
  site: Site;
  /** Never the same address twice where it is drawn; always the same where it may be remembered. */
  nextPath: () => string;
  goals: { cpuMs: number | undefined; perSecond: number | undefined };
};

const CONNECTIONS = [1, 32];
/** How many of what is asked are the controls'; ours follow. */
const CONTROLS = 4;
/** Answers before anything counts, at 32 at once: threads compile what draws the pages. */
const WARM_UP = 96;

/** Processor a page and pages a second of every kind of ours and of both controls: a table of medians. */
export async function compareServers(sites: Sites, kinds: PageKinds, rounds: number, seconds: number): Promise<string> {
  const asked = [...controlsOf(sites), ...oursOf(sites.ours, kinds)];
  const memory = { ours: memoryMb(sites.ours.pid), react: memoryMb(sites.react.pid) };
  const rates: number[] = [];
  for (const one of asked) rates.push((await measure(one, 32, WARM_UP)).perSecond);
  const amount = (rate = 0, connections = 1) => Math.max(2 * connections, Math.round(rate * seconds));
  const measured = asked.map(() => CONNECTIONS.map((): Load[] => []));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, one] of asked.entries())
      for (const [column, connections] of CONNECTIONS.entries()) {
        const load = await measure(one, connections, amount(rates[index], connections));
        // Warm by now: the next round asks for as many as take so long.
        rates[index] = load.perSecond;
        measured[index]?.[column]?.push(load);
      }
  const rows = asked.map(({ name, goals }, index) => [
    name,
    ...(measured[index] ?? []).flatMap((loads, column) => {
      const cpuMs = median(loads.map((load) => load.cpuMs));
      const perSecond = median(loads.map((load) => load.perSecond));
      const isLast = column === CONNECTIONS.length - 1;
      return [
        marked(cpuMs.toFixed(2), goals.cpuMs !== undefined && cpuMs > goals.cpuMs),
        marked(perSecond.toFixed(0), isLast && goals.perSecond !== undefined && perSecond < goals.perSecond),
      ];
    }),
    [goals.cpuMs && `${goals.cpuMs} ms`, goals.perSecond && `${goals.perSecond}/s`].filter(Boolean).join(', '),
  ]);
  const head = ['server', 'ms a page at 1', 'pages/s at 1', 'ms a page at 32', 'pages/s at 32', 'goal'];
  return [
    table(head, rows),
    doubt(measured),
    `memory of the shell, MB: ${memory.ours.toFixed(0)} before, ${memoryMb(sites.ours.pid).toFixed(0)} after; of React alone ${memory.react.toFixed(0)} and ${memoryMb(sites.react.pid).toFixed(0)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const marked = (figure: string, missed: boolean) => (missed ? `**${figure}**` : figure);

function measure({ site, nextPath }: MeasuredPage, connections: number, amount: number): Promise<Load> {
  return underLoad({ origin: site.origin, pid: site.pid, nextPath, connections, amount });
}

/** Says that nothing was remembered, since the figures of that name would then be those of drawing. */
function doubt(measured: Load[][][]): string {
  const atMany = measured.map((columns) => median((columns.at(-1) ?? []).map(({ cpuMs }) => cpuMs)));
  const [drawn = 0, again = 0] = atMany.slice(CONTROLS);
  if (isRemembered(drawn, again)) return '';
  return 'A page asked for again cost what a new one costs: this shell remembers nothing (PAGES_MB=0, or before it could), or does not tell addresses by their query.';
}

const noGoals = { cpuMs: undefined, perSecond: undefined };

function controlsOf({ static: fixed, react }: Sites): MeasuredPage[] {
  return (['results', 'vehicle'] as const).flatMap((page) => [
    { name: `static: ${page}`, site: fixed, nextPath: () => fixed[page], goals: noGoals },
    { name: `React alone: ${page}`, site: react, nextPath: () => react[page], goals: noGoals },
  ]);
}

/** Each kind twice: under ever new addresses, and under one. */
function oursOf(site: Site, kinds: PageKinds): MeasuredPage[] {
  return (Object.entries(kinds) as [keyof PageKinds, string[]][]).flatMap(([kind, paths]) => [
    { name: `ours: ${kind}, drawn`, site, nextPath: everNew(paths), goals: goalsOf(kind, 'drawn') },
    {
      name: `ours: ${kind}, the same again`,
      site,
      nextPath: () => paths[0] ?? '/',
      goals: goalsOf(kind, 'remembered'),
    },
  ]);
}

function goalsOf(kind: keyof PageKinds, which: keyof ServerGoal): MeasuredPage['goals'] {
  if (kind !== 'results' && kind !== 'vehicle') return noGoals;
  return { cpuMs: serverGoals.cpuMs[kind][which], perSecond: serverGoals.perSecond[which] };
}

/**
 * The addresses in turn, each with a query that nobody has asked for before and that means nothing: the shell remembers
 * a page by its whole address.
 */
function everNew(paths: readonly string[]): () => string {
  let count = Date.now();
  return () => {
    count += 1;
    const path = paths[count % paths.length] ?? '/';
    return `${path}${path.includes('?') ? '&' : '?'}n=${count}`;
  };
}
