import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dataDir, operatorPort, rootDir, shellPort } from '../running-platform';

/** What a version does in a browser is tried beside the gate's source: a journey that publishes one does without. */
const WITHOUT_BROWSER = ['--despite', 'render', '--reason', 'tried beside the source of the gate'];

/** `npm run … -- …` on the running platform; what it prints. */
export async function npmRun(...command: string[]): Promise<string> {
  const ports = { PORT: String(shellPort), OPERATOR_PORT: String(operatorPort) };
  const env = { ...process.env, DATA_DIR: dataDir, ...ports, CHROMIUM_PATH: '/nowhere' };
  return (await promisify(execFile)('npm', ['run', '--silent', ...command], { cwd: rootDir, env })).stdout;
}

export const release = (...args: string[]): Promise<string> => npmRun('release', '--', ...args, '--actor', 'journey');

export const publish = (remote: string, from: string): Promise<string> =>
  release('publish', remote, '--from', from, ...WITHOUT_BROWSER);
