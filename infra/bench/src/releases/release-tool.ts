import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Its part stands on every home page. */
export const REMOTE = 'mfe-search';
export const CANARY = '1.0.1-bench';

/** The command line of releases, on an instance of its own. */
export function releaseTool(root: string, env: NodeJS.ProcessEnv) {
  const run = async (...words: string[]): Promise<string> => {
    const args = ['run', '--silent', 'release', '--', ...words, '--actor', 'bench'];
    return (await promisify(execFile)('npm', args, { cwd: root, env: { ...process.env, ...env } })).stdout;
  };
  return {
    run,
    async stableVersion(): Promise<string> {
      const version = /stable\s+(\S+)/.exec(await run('list', REMOTE))?.[1];
      if (!version) throw new Error(`${REMOTE} has no stable version`);
      return version;
    },
  };
}
export type ReleaseTool = ReturnType<typeof releaseTool>;

/** The versions of the remote by which the parts of a page were drawn. */
export function versionsIn(html: string): Set<string> {
  const drawn = new RegExp(`data-widget="${REMOTE}/[^"]+" data-version="([^"]+)"`, 'g');
  return new Set([...html.matchAll(drawn)].map(([, version = '']) => version));
}
