import { releaseKinds } from '@shared-kit/contracts/server/release-desk.contract';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import * as s from './audit-filters.module.css';

type AuditFiltersProps = {
  address: URLSearchParams;
  remotes: readonly string[];
  actors: readonly string[];
  onChoose: (field: string, value: string) => void;
};

const KINDS: Record<(typeof releaseKinds)[number], string> = {
  published: 'Published',
  rolled: 'Rolled out',
  promoted: 'Promoted',
  rolledback: 'Rolled back',
  pinned: 'Pinned',
  unpinned: 'Unpinned',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  'load-overridden': 'Loading changed',
};

/** What is chosen stands in the page's address, so that it can be sent to somebody. */
export function AuditFilters({ address, remotes, actors, onChoose }: AuditFiltersProps) {
  const field = (name: string) => ({
    name,
    value: address.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => onChoose(name, event.target.value),
  });
  return (
    <form className={s.filters} aria-label="Filter decisions" onSubmit={(event) => event.preventDefault()}>
      <Select label="Remote" options={withAll(remotes.map(named))} {...field('remote')} />
      <Select label="Who" options={withAll(actors.map(named))} {...field('actor')} />
      <Select
        label="What"
        options={withAll(releaseKinds.map((kind) => ({ value: kind, label: KINDS[kind] })))}
        {...field('kind')}
      />
      <TextField label="From" type="date" {...field('from')} />
      <TextField label="To" type="date" {...field('to')} />
    </form>
  );
}

function named(name: string) {
  return { value: name, label: name };
}

function withAll(options: readonly { value: string; label: string }[]) {
  return [{ value: '', label: 'All' }, ...options];
}
