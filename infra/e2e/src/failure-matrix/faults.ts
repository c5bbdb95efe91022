import type { ArtifactCopy } from './artifact-copy';
import type { TriedRemote } from './tried-remotes';

export type Side = 'server' | 'browser';

/** A way for one remote to go wrong. `before` spoils what is then signed, `after` what was signed. */
export type Fault = {
  kind: string;
  /** Where it can be survived; on both sides if not said. */
  sides?: readonly Side[];
  before?: (artifact: ArtifactCopy, side: Side) => void;
  after?: (artifact: ArtifactCopy, side: Side) => void;
};

const entryOf = (side: Side) => (side === 'server' ? 'server/entry.cjs' : 'client/remoteEntry.js');

/** Wraps every module the remote hands out. `wrap` is the source of a function of a promised module. */
function wrapModules(artifact: ArtifactCopy, side: Side, wrap: string): void {
  const { globalName } = artifact.manifest;
  const server = `
;const wrap = ${wrap};
const { modules } = module.exports;
module.exports = { modules: Object.fromEntries(Object.keys(modules).map((id) => [id, () => wrap(modules[id]())])) };`;
  const browser = `
;(() => {
  const wrap = ${wrap};
  const container = ${globalName};
  ${globalName} = { init: (...args) => container.init(...args), get: async (id) => { const module = await wrap(container.get(id).then((make) => make())); return () => module; } };
})();`;
  artifact.edit(entryOf(side), (code) => code + (side === 'server' ? server : browser));
}

/** One module of each remote that every vehicle page or home page has. */
const loopingModules: Readonly<Record<string, string>> = {
  'mfe-search': 'search-card',
  'mfe-vehicle': 'vehicle-page',
  'mfe-finance': 'repayment-teaser',
  'mfe-locations': 'location-block',
  'mfe-leads': 'enquiry',
  'mfe-account': 'save-button',
} satisfies Record<TriedRemote, string>;

/** A module's component becomes one that never ends, of its own file. */
const loopingEntry = (module: string) => `
;const { modules } = module.exports;
const sound = modules['${module}'];
module.exports = { modules: { ...modules, '${module}': () => sound().then((m) => ({ ...m, Component: require('./${module}.cjs').forever })) } };`;

/** A component that does something a moment after each time it was drawn; `work` is source. */
const afterRender = (work: string) => `(module) => module.then((m) => ({
  ...m,
  Component(props) { setTimeout(() => { ${work}; }, 5); return m.Component(props); },
}))`;

export const faults: readonly Fault[] = [
  { kind: 'file missing', after: (artifact, side) => artifact.remove(entryOf(side)) },
  { kind: 'wrong hash', after: (artifact, side) => artifact.edit(entryOf(side), (code) => `${code}\n/* altered */`) },
  {
    kind: 'throws at import',
    before: (artifact, side) => artifact.edit(entryOf(side), (code) => `throw new Error('fault at import');\n${code}`),
  },
  {
    kind: 'throws in render',
    before: (artifact, side) =>
      wrapModules(
        artifact,
        side,
        `(module) => module.then((m) => ({ ...m, Component() { throw new Error('fault in render'); } }))`,
      ),
  },
  {
    kind: 'throws after render',
    // In a browser it is an event of the window's, and nothing is lost by it.
    sides: ['server'],
    before: (artifact, side) => wrapModules(artifact, side, afterRender(`throw new Error('fault after render')`)),
  },
  {
    kind: 'ends its thread',
    sides: ['server'],
    before: (artifact, side) => wrapModules(artifact, side, afterRender('process.exit(1)')),
  },
  {
    kind: 'loops for ever in render',
    // A browser's only thread is the page's own.
    sides: ['server'],
    before(artifact) {
      const module = loopingModules[artifact.name];
      if (!module) throw new Error(`No module of ${artifact.name} is known to loop`);
      artifact.edit(`server/${module}.cjs`, (code) => `${code}\n;exports.forever = function forever() { for (;;); };`);
      artifact.edit(entryOf('server'), (code) => code + loopingEntry(module));
    },
  },
  {
    kind: 'slow beyond the budget',
    before: (artifact, side) =>
      wrapModules(artifact, side, `(module) => new Promise((done) => setTimeout(() => done(module), 60000))`),
  },
  {
    kind: 'altered manifest',
    sides: ['server'],
    after: (artifact) => artifact.edit('remote.json', (json) => json.replace('{', '{ ')),
  },
  {
    kind: 'wrong shared version',
    before(artifact, side) {
      if (side === 'server') artifact.manifest.requires['react'] = '^18.0.0';
      else
        artifact.edit('client/remoteEntry.js', (code) =>
          code.replaceAll(/(["'`])\^19\.0\.0\1/g, '"^18.0.0"').replaceAll(/\[1,19,0,0\]/g, '[1,18,0,0]'),
        );
    },
  },
  {
    kind: 'nothing to show',
    before: (artifact, side) =>
      wrapModules(artifact, side, `(module) => module.then((m) => ({ ...m, Component: undefined }))`),
  },
  {
    kind: 'waits for ever in render',
    before: (artifact, side) =>
      wrapModules(
        artifact,
        side,
        `(module) => module.then((m) => ({ ...m, Component() { throw new Promise(() => {}); } }))`,
      ),
  },
  {
    kind: 'asking for data throws',
    before: (artifact, side) =>
      wrapModules(
        artifact,
        side,
        `(module) => module.then((m) => ({ ...m, prefetch() { throw new Error('fault in prefetch'); } }))`,
      ),
  },
  {
    kind: 'data never comes',
    before: (artifact, side) =>
      wrapModules(artifact, side, `(module) => module.then((m) => ({ ...m, prefetch: () => new Promise(() => {}) }))`),
  },
];

/** Asks an address from its server code, and Node for more than it is given; what came of it is on the page in its place. */
export const tryingToGetOut = (operator: string, api: string): Fault => ({
  kind: 'tries to get out',
  before: (artifact, side) =>
    wrapModules(
      artifact,
      side,
      `async (module) => {
  const outcome = (work) => Promise.resolve().then(work).then(() => 'got', (e) => e.cause?.code ?? e.code ?? e.name);
  const tried = [
    () => fetch('${operator}'),
    () => fetch('${api}'),
    () => process.getBuiltinModule('node:fs'),
    () => process.report.getReport(),
  ];
  const outcomes = await Promise.all(tried.map(outcome));
  return { ...(await module), Component: () => 'Tried: ' + outcomes.join() };
}`,
    ),
});
