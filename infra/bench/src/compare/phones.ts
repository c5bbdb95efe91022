import type { Browser } from '@playwright/test';
import { medians } from './figures';
import { judge, pageGoals } from './goals';
import type { Contestants } from './goals';
import { onSlowPhone, simulated } from './phone';
import type { Figure, PageFigures } from './phone';
import type { Sites } from './sites';
import { table } from './table';

const labels: Record<Figure, string> = {
  lcpAppliedMs: 'LCP applied, ms',
  lcpSimulatedMs: 'LCP simulated, ms',
  blockingMs: 'total blocking time applied, ms',
  blockingOnProcessorMs: 'the same on a processor, ms',
  longestMs: 'longest task until hydrated, ms *',
  longTasks: 'long tasks until hydrated *',
  hydratedMs: 'hydrated, ms',
  scriptBeforeKb: 'JavaScript before hydrated, KB',
  scriptKb: 'JavaScript in all, KB',
  allKb: 'bytes in all, KB',
  requests: 'requests',
  htmlKb: 'HTML, KB uncompressed',
  elements: 'elements in the HTML',
};

/** Both pages of all three on a slow phone, round by round in turn: a table of medians beside the goals. */
export async function comparePhones(browser: Browser, sites: Sites, rounds: number): Promise<string> {
  const tables: string[] = [];
  for (const page of ['results', 'vehicle'] as const) {
    const measured: Record<keyof Sites, Partial<PageFigures>[]> = { ours: [], static: [], react: [] };
    // Once without counting: whatever is made at the first request is there then, above all the pictures.
    for (const site of Object.values(sites)) await simulated(browser, site.origin + site[page]);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, site] of Object.entries(sites) as [keyof Sites, Sites['ours']][]) {
        const url = site.origin + site[page];
        measured[name].push({ ...(await onSlowPhone(browser, url)), ...(await simulated(browser, url)) });
      }
    tables.push(
      tableOf(page, { ours: medians(measured.ours), static: medians(measured.static), react: medians(measured.react) }),
    );
  }
  return tables.join('\n\n');
}

function tableOf(page: 'results' | 'vehicle', figures: Contestants): string {
  const rows = (Object.entries(labels) as [Figure, string][]).map(([figure, label]) => {
    const goal = pageGoals[page].find(({ of }) => of === figure);
    const judged = goal && judge(goal, figures);
    const own = show(figures.ours[figure]);
    return [
      label,
      show(figures.static[figure]),
      show(figures.react[figure]),
      judged && !judged.met ? `**${own}**` : own,
      judged?.ratio ? judged.ratio.toFixed(2) : '',
      judged ? `${judged.goal}${judged.ratio === null ? '' : ` = ${show(judged.bound)}`}` : '',
    ];
  });
  return table([`${page}, phone`, 'static', 'React alone', 'ours', 'ratio', 'goal'], rows);
}

function show(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  return value < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);
}
