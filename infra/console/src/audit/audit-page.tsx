import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Link, useSearchParams } from 'react-router';
import { useDesk, useLogQuery } from '../api/releases.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import { LogList } from '../message/log-list';
import { askedOf } from './asked-of';
import { AuditFilters } from './audit-filters';
import { CheckExport } from './check-export';

/** Every act with who it was, by remote, person, kind and day; all of it to take away. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams();
  const log = useLogQuery(askedOf(address), { refetchOnMountOrArgChange: true });
  const desk = useDesk();
  const remotes = desk.data?.remotes.map(({ name }) => name) ?? [];

  function choose(field: string, value: string) {
    const next = new URLSearchParams(address);
    next.delete('before');
    if (value === '') next.delete(field);
    else next.set(field, value);
    setAddress(next, { replace: true });
  }

  return (
    <>
      <PageTop title="Audit" lead="Every decision about releases, and who made it.">
        <LinkButton to="/api/releases/log/export" download>
          Export all
        </LinkButton>
      </PageTop>
      <AuditFilters address={address} remotes={remotes} actors={log.data?.actors ?? []} onChoose={choose} />
      <Awaited of="decisions" from={log}>
        {({ entries, more }) => (
          <>
            {entries.length === 0 ? (
              <EmptyState
                title="No decision fits"
                text="Choose less, or all."
                action={<Link to="/audit">All decisions</Link>}
              />
            ) : (
              <LogList entries={entries} />
            )}
            {more && <Link to={`/audit?${older(address, entries.at(-1)?.id)}`}>Older decisions</Link>}
          </>
        )}
      </Awaited>
      <CheckExport />
    </>
  );
}

function older(address: URLSearchParams, before: number | undefined): string {
  const next = new URLSearchParams(address);
  next.set('before', String(before));
  return next.toString();
}
