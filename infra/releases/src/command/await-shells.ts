import { sleep } from '@shared-kit/domain/async/sleep';
import type { LiveShell } from '../registry/live-shells';

/** How long a command waits for the shells, and how often it asks after them, in milliseconds. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 150;

/**
 * Waits until every live shell resolves versions from a snapshot of this revision or a later one.
 *
 * @param listShells the registry's list of live shells; null when the registry cannot be asked.
 * @returns in a sentence, who follows and who does not.
 */
export async function awaitShells(
  revision: number,
  remote: string,
  listShells: () => Promise<readonly LiveShell[] | null>,
): Promise<string> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const shells = await listShells();
    if (!shells) return 'The registry could not be asked whether the shells follow (REGISTRY_URL).';
    if (shells.length === 0) return 'No shell is running: it holds from its next start.';
    const behind = shells.filter((shell) => shell.revision < revision);
    if (behind.length === 0) return safeShellsInWords(shells, remote);
    if (performance.now() > until) {
      const names = behind.map(({ shell, revision: at }) => `${shell} (at revision ${at})`);
      return `${shells.length - behind.length} of ${shells.length} shells follow. Not yet at revision ${revision}: ${names.join(', ')}.`;
    }
    await sleep(LOOK_MS);
  }
}

function safeShellsInWords(shells: readonly LiveShell[], remote: string): string {
  const without = shells.filter(({ leftOut }) => leftOut.includes(remote)).map(({ shell }) => shell);
  if (without.length > 0) return `${without.join(', ')} cannot read the release of ${remote} and leaves it out.`;
  return shells.length === 1 ? 'The shell follows.' : `All ${shells.length} shells follow.`;
}
