import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import type { ReleaseLooks } from '@shared-kit/contracts/operator/release-looks.contract';
import { Select } from '@shared-kit/ui/form/select';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useState } from 'react';
import { useLooksQuery } from '../../api/releases.api';
import { Awaited } from '../../frame/awaited';
import { Panel } from '../../frame/panel';
import { Shot } from './shot';
import * as s from './looks-panel.module.css';

/** What a version's pages looked like when it was published, beside those of the version that was stable then. */
export function LooksPanel({ remote }: { remote: DeskRemote }) {
  const [version, setVersion] = useState('');
  const options = remote.versions.map((each) => ({ value: each.version, label: each.version }));
  return (
    <Panel id="looks" title="Screenshots">
      <div className={s.choice}>
        <Select
          label="Version"
          name="looks-version"
          options={[{ value: '', label: 'Choose a version' }, ...options]}
          value={version}
          onChange={({ target }) => setVersion(target.value)}
        />
      </div>
      {version !== '' && <Looks remote={remote.name} version={version} />}
    </Panel>
  );
}

function Looks({ remote, version }: { remote: string; version: string }) {
  const looks = useLooksQuery({ remote, version });
  return (
    <Awaited of="screenshots" from={looks}>
      {({ pages }) =>
        pages.length === 0 ? (
          <EmptyState level={3} title="No screenshots" text="There was no browser where it was published." />
        ) : (
          pages.map((page) => <PageLooks key={page.site + page.path} of={`${remote}/${version}`} page={page} />)
        )
      }
    </Awaited>
  );
}

function PageLooks({ of, page }: { of: string; page: ReleaseLooks['pages'][number] }) {
  const name = `${page.path} of ${page.site}`;
  return (
    <section aria-label={name}>
      <h3 className={s.title}>
        {name} <span className={s.parts}>{page.parts.join(', ')}</span>
      </h3>
      <div className={s.shots}>
        {page.shots.map(({ width, file, stable }) => (
          <div key={width} className={s.pair}>
            <Shot address={`${of}/${file}`} width={width} words={`${width} px wide, this version`} />
            <Shot address={`${of}/${stable}`} width={width} words={`${width} px wide, stable then`} />
          </div>
        ))}
      </div>
    </section>
  );
}
