import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * What a visitor downloads, brotli: each exposed page and widget with its own CSS, each
 * remote's entry, and the shell's first load. Lower a figure when work allows it; raising
 * one needs a reason in the commit.
 */
const limits = { page: '20 kB', widget: '10 kB', entry: '7.2 kB', shell: '139.8 kB' };

/** Modules with a limit of their own. */
const own = {
  'mfe-finance/repayment-teaser': '4 kB',
  // Five sliders with typed fields and their faults, fees, both rates. It comes when it is seen; its chart on request.
  'mfe-finance/finance-calculator': '10.6 kB',
  'mfe-search/search-card': '8 kB',
  // Every form's definition and the booking fields: only content pages that name a form load it.
  'mfe-leads/content-form': '12.7 kB',
  // Each repayment with its term, deposit and final payment, each price with its type, exclusions, words not understood.
  'mfe-search/results-page': '20.7 kB',
  // The same results, of cars whose price has come down.
  'mfe-search/offers-page': '20.6 kB',
  // Its cards say the comparison rate's warning.
  'mfe-search/home-sections': '10.3 kB',
  // Its questions open in 300 ms.
  'mfe-vehicle/vehicle-page': '20.2 kB',
};

function read(file) {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function remoteChecks(remote) {
  const { clientEntry, routes, widgets } = read(`${remote}/dist/manifest.json`);
  const within = (files) => files.map((file) => `${remote}/dist/${file}`);
  const check =
    (kind) =>
    ({ id, js, css }) => {
      const name = `${remote}/${id}`;
      return { name, path: within([...js, ...css]), limit: own[name] ?? limits[kind] };
    };
  return [
    { name: `${remote} entry`, path: within([clientEntry]), limit: limits.entry },
    ...routes.map(check('page')),
    ...widgets.map(check('widget')),
  ];
}

const shellFiles = read('shell/dist/client-assets.json')
  .filter((file) => !file.endsWith('.woff2'))
  .map((file) => `shell/dist/client/${file}`);
const remotes = globSync('mfe-*/remote.config.ts').map((file) => file.split('/')[0]);

export default [{ name: 'shell', path: shellFiles, limit: limits.shell }, ...remotes.flatMap(remoteChecks)];
