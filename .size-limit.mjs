import { existsSync, globSync, readFileSync } from 'node:fs';

/** What a visitor downloads at most. The same file is what a version is held against when it is published. */
const budgets = read('infra/build-kit/src/size-budgets.json');
const limitOf = (kind, name) => `${budgets.own[name]?.limit ?? budgets[kind]} kB`;

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
      return { name, path: within([...js, ...css]), limit: limitOf(kind, name) };
    };
  return [
    { name: `${remote} entry`, path: within([clientEntry]), limit: limitOf('entry') },
    ...routes.map(check('page')),
    ...widgets.map(check('widget')),
  ];
}

const isText = (file) => file.startsWith('text.');
const filesOfShell = read('shell/dist/client-assets.json').filter((file) => !file.endsWith('.woff2'));
const shellFiles = (which) => filesOfShell.filter(which).map((file) => `shell/dist/client/${file}`);
const remotes = globSync('mfe-*/remote.config.ts').map((file) => file.split('/')[0]);

export default [
  { name: 'shell', path: shellFiles((file) => !isText(file)), limit: limitOf('shell') },
  { name: 'shell, text alone', path: shellFiles(isText), limit: limitOf('text') },
  ...remotes.flatMap(remoteChecks),
];
