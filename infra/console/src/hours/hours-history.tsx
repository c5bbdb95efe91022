import type { HoursDetail } from '@shared-kit/contracts/operator/hours-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Panel } from '../frame/panel';
import * as r from '../frame/rows.module.css';
import { versionWords } from '../message/version-words';
import type { HoursEdit } from './use-hours-edit';

/** Who wrote them when, and the way back: an earlier version is written into the form, and saved like any other. */
export function HoursHistory({ detail: { versions, newest }, edit }: { detail: HoursDetail; edit: HoursEdit }) {
  if (versions.length === 0) return null;
  const earlier = versions.filter(({ version }) => version !== newest);
  return (
    <Panel id="history" title="Earlier hours">
      <ul className={r.list}>
        {earlier.map((version) => (
          <li key={version.version} className={r.row}>
            <span className={r.words}>{versionWords(version, 'group')}</span>
            <Button size="s" onClick={() => void edit.takeUp(version.version)}>
              Take up version {version.version}
            </Button>
          </li>
        ))}
        <li className={r.row}>
          <span className={r.words}>As the group's file said</span>
          <Button size="s" onClick={() => void edit.takeUp(0)}>
            Take up what the file said
          </Button>
        </li>
      </ul>
    </Panel>
  );
}
