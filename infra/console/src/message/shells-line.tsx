import type { ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import { count } from './format';
import * as s from './shells-line.module.css';

/** Which shells already serve what was decided last, in a sentence that is read out when it changes. */
export function ShellsLine({ desk: { shells, revision } }: { desk: ReleaseDesk }) {
  return (
    <p className={s.line} role="status">
      {describeShells(shells, revision)}
    </p>
  );
}

export function describeShells(shells: ReleaseDesk['shells'], revision: number): string {
  if (!shells) return 'The registry does not say which shells follow.';
  if (shells.length === 0) return 'No shell is running: what is decided holds from its next start.';
  const behind = shells.filter((shell) => shell.revision < revision);
  const following = shells.length - behind.length;
  const leftOut = [...new Set(shells.flatMap((shell) => shell.leftOut))];
  const without = leftOut.length > 0 ? ` Left out, as a shell cannot read its release: ${leftOut.join(', ')}.` : '';
  if (behind.length > 0) {
    const names = behind.map((shell) => `${shell.shell} (at revision ${shell.revision})`).join(', ');
    return `${following} of ${count(shells.length, 'shell')} at revision ${revision}. Not yet: ${names}.${without}`;
  }
  return `${shells.length === 1 ? 'The shell serves' : `All ${shells.length} shells serve`} revision ${revision}, the newest.${without}`;
}
