import type { ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import { Chip } from '@shared-kit/ui/chip';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useDeferredValue, useState } from 'react';
import { Panel } from '../../frame/panel';
import { count } from '../../message/format';
import { filterSites, siteKinds } from './site-cell';
import type { SiteKind } from './site-cell';
import { SiteMatrix } from './site-matrix';

const KINDS: Record<SiteKind, string> = {
  all: 'All',
  pinned: 'Pinned',
  rollout: 'In a rollout',
  other: 'Not on stable',
};

/** Which version each site gets, with a filter. */
export function SitesPanel({ desk: { sites, remotes } }: { desk: ReleaseDesk }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SiteKind>('all');
  const shown = filterSites(sites, remotes, { text: useDeferredValue(text), kind });
  return (
    <Panel id="sites" title="Sites">
      <TextField
        label="Find sites"
        name="find-sites"
        type="search"
        help="By name, short name or dealer group."
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack row gap={8}>
        {siteKinds.map((each) => (
          <Chip key={each} pressed={each === kind} onClick={() => setKind(each)}>
            {KINDS[each]}
          </Chip>
        ))}
      </Stack>
      <p role="status">
        {shown.length === sites.length
          ? count(sites.length, 'site')
          : `${shown.length} of ${count(sites.length, 'site')}`}
        . Each cell is what a visitor outside rollouts gets.
      </p>
      {shown.length === 0 ? (
        <EmptyState level={3} title="No site fits" text="Take a word away, or choose all." />
      ) : (
        <SiteMatrix sites={shown} remotes={remotes} />
      )}
    </Panel>
  );
}
