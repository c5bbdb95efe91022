import type { AuditArea, AuditPage } from '@shared-kit/contracts/operator/audit.contract';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import * as s from './audit-filters.module.css';

type AuditFiltersProps = {
  address: URLSearchParams;
  /** What there is to choose from; undefined until it is known. */
  known: Pick<AuditPage, 'actors' | 'subjects' | 'kinds'> | undefined;
  onChoose: (field: string, value: string) => void;
};

const AREAS: Record<AuditArea, string> = {
  releases: 'Releases',
  plans: 'Plans',
  rings: 'Rings',
  freezes: 'Freezes',
  sites: 'Sites',
  content: 'Pages of sites',
  accounts: 'Accounts and tokens',
  leads: 'Leads',
};

/** What is chosen stands in the page's address, so that it can be sent to somebody. */
export function AuditFilters({ address, known, onChoose }: AuditFiltersProps) {
  const field = (name: string) => ({
    name,
    value: address.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => onChoose(name, event.target.value),
  });
  const area = address.get('area');
  const kinds = known?.kinds.filter((of) => !area || of.area === area).map(({ kind }) => kind) ?? [];
  // What is chosen is offered even before it is known what else there is.
  const choices = (name: string, offered: readonly string[] = []) => {
    const values = new Set([...offered, address.get(name) ?? '']);
    return [{ value: '', label: 'All' }, ...[...values].filter(Boolean).map((value) => ({ value, label: value }))];
  };
  const areas = Object.entries(AREAS).map(([value, label]) => ({ value, label }));
  return (
    <form className={s.filters} aria-label="Filter the audit" onSubmit={(event) => event.preventDefault()}>
      <Select label="Area" options={[{ value: '', label: 'All' }, ...areas]} {...field('area')} />
      <Select label="Done to" options={choices('subject', known?.subjects)} {...field('subject')} />
      <Select label="Who" options={choices('actor', known?.actors)} {...field('actor')} />
      <Select label="What" options={choices('kind', kinds)} {...field('kind')} />
      <TextField label="From" type="date" {...field('from')} />
      <TextField label="To" type="date" {...field('to')} />
    </form>
  );
}
