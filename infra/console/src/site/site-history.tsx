import type { SiteDetail } from '@shared-kit/contracts/operator/site-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Panel } from '../frame/panel';
import * as r from '../frame/rows.module.css';
import { versionWords } from '../message/version-words';
import type { SiteEdit } from './use-site-edit';

/** Who changed the site when, and the way back: an earlier version is written into the form, and saved like any other. */
export function SiteHistory({ detail: { version: shown, versions }, edit }: { detail: SiteDetail; edit: SiteEdit }) {
  const earlier = versions.filter(({ version }) => version !== shown);
  if (earlier.length === 0) return null;
  return (
    <Panel id="history" title="Earlier versions">
      <ul className={r.list}>
        {earlier.map((version) => (
          <li key={version.version} className={r.row}>
            <span className={r.words}>
              {versionWords(version, 'site')}
              {version.note && <span className={r.note}> {version.note}</span>}
            </span>
            <Button size="s" onClick={() => void edit.takeUp(version.version)}>
              Take up version {version.version}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
