// Runs on any Node >= 20 before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Installs what package-lock.json says when node_modules is missing or differs from it.
 * Compares with the list npm itself leaves in node_modules, so an `npm install` by hand counts.
 * Not `npm ci`: that would install everything anew for the one package a pull has changed.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (the first time this takes a few minutes) ...');
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // Under `npm start` the very npm that was called; otherwise the one on the path.
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const run = spawnSync(npm[0], [...npm.slice(1), ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) fail(`npm install failed${run.error ? `: ${run.error.message}` : ''}. Nothing was started.`);
}

/** Path of a Node >= 24: the one from node_modules, or the one now running. */
export function node24() {
  const installed = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `This is Node ${process.versions.node}, and node_modules holds no Node 24: npm's install scripts seem to be ` +
      'disabled (ignore-scripts). Allow them and run npm install again, or use Node 24.',
  );
}

/** The environment in which `node`, and the tools of node_modules, are the project's own. */
export function projectEnvironment() {
  const own = [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin')];
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: [...own, process.env.PATH].join(separator) };
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

function isInstalled() {
  const wanted = readLock('package-lock.json');
  const found = readLock('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional || entry.devOptional) return true;
    return found[path] !== undefined && found[path].version === entry.version;
  });
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
