// npm run bench -- compare: the product that npm start runs beside the same pages as static HTML and by React alone
// (../../controls), in one run on one machine, with the ratios that `goals.ts` asks for. `-- compare --part phone|server`
// measures one half, `--rounds 3` says how often.
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import { startControls } from '../../controls/start-controls';
import { listenerOn } from './load';
import { comparePhones } from './phones';
import { compareServers } from './servers';
import { thePages } from './the-pages';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const port = Number(process.env['PORT'] ?? 3000);
const origin = `http://localhost:${port}`;
const rounds = Number(values.rounds);

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
console.log(
  `${new Date().toISOString()}, ${commit}, ${cpus().length} cores, ${rounds} rounds in turn; load average before ${load()} (other programs' included)`,
);

const pages = await thePages(origin);
const controls = await startControls(origin, pages);
try {
  const sites = {
    ours: { origin, pid: listenerOn(port), results: pages.results, vehicle: pages.vehicle },
    static: { ...controls.static, results: '/results', vehicle: '/vehicle' },
    react: { ...controls.react, results: '/results', vehicle: '/vehicle' },
  };
  if (values.part !== 'server') {
    const browser = await chromium.launch({
      executablePath: findChromium(process.env),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    });
    console.log(await comparePhones(browser, sites, rounds));
    await browser.close();
  }
  if (values.part !== 'phone') console.log(await compareServers(sites, pages.kinds, rounds, Number(values.seconds)));
} finally {
  controls.stop();
}
console.log(`load average after ${load()}`);
