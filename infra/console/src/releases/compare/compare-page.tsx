import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import { Select } from '@shared-kit/ui/form/select';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Link, useParams, useSearchParams } from 'react-router';
import { useComparisonQuery, useDesk } from '../../api/releases.api';
import { Awaited } from '../../frame/awaited';
import { NotFoundPage } from '../../frame/not-found-page';
import { PageTop } from '../../frame/page-top';
import { versionStates } from '../remote/version-states';
import { Comparison } from './comparison';
import * as s from './compare-page.module.css';

/** Two versions of a remote side by side; which ones stands in the address, so that a comparison can be sent. */
export function ComparePage() {
  const { remote: name = '' } = useParams();
  const desk = useDesk();
  const remote = desk.data?.remotes.find((each) => each.name === name);
  if (desk.data && !remote) return <NotFoundPage what={`No version of ${name} was ever published.`} />;
  return (
    <>
      <PageTop title={`${name}: two versions`} lead={<Link to={`/releases/${name}`}>Everything else of {name}</Link>} />
      <Awaited of="versions" from={desk}>
        {() => (remote ? <Choice remote={remote} /> : null)}
      </Awaited>
    </>
  );
}

function Choice({ remote }: { remote: DeskRemote }) {
  const [words, setWords] = useSearchParams();
  const { from, to } = chosen(remote, words);
  const options = remote.versions.map(({ version }) => ({
    value: version,
    label: [version, ...versionStates(remote, version)].join(', '),
  }));
  const choose = (side: 'from' | 'to', version: string) => setWords({ from, to, [side]: version }, { replace: true });
  const sides = [
    { side: 'from', label: 'Before', value: from },
    { side: 'to', label: 'After', value: to },
  ] as const;
  return (
    <>
      <div className={s.choice}>
        {sides.map(({ side, label, value }) => (
          <Select
            key={side}
            label={label}
            name={side}
            options={options}
            value={value}
            onChange={({ target }) => choose(side, target.value)}
          />
        ))}
      </div>
      {from === to ? (
        <EmptyState
          level={2}
          title="Choose two versions"
          text={`${from} has nothing but itself to be compared with.`}
        />
      ) : (
        <Compared remote={remote.name} from={from} to={to} />
      )}
    </>
  );
}

function Compared(asked: { remote: DeskRemote['name']; from: string; to: string }) {
  const comparison = useComparisonQuery(asked);
  // While the next one is on its way the last one is no answer.
  const data = comparison.currentData;
  return (
    <Awaited of="comparison" from={{ data, error: comparison.error, refetch: comparison.refetch }}>
      {(answer) => <Comparison remote={asked.remote} comparison={answer} />}
    </Awaited>
  );
}

/** Those of the address; without any, what is stable and the newest other one. */
function chosen({ stable, versions }: DeskRemote, words: URLSearchParams): { from: string; to: string } {
  const names = versions.map(({ version }) => version);
  const known = (word: string | null) => (word !== null && names.includes(word) ? word : undefined);
  const from = known(words.get('from')) ?? stable ?? names.at(-1) ?? '';
  return { from, to: known(words.get('to')) ?? names.find((version) => version !== from) ?? from };
}
