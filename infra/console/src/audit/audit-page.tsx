import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Link, useSearchParams } from 'react-router';
import { useAuditQuery } from '../api/audit.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import { useMay } from '../frame/signed-in';
import { auditQueryOf } from './audit-query';
import { AuditFilters } from './audit-filters';
import { AuditList } from './audit-list';
import { CheckExport } from './check-export';
import { VerifyAudit } from './verify-audit';

/** Every act with who it was, by area, person, kind and day; all of it to take away and to verify. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams();
  const audit = useAuditQuery(auditQueryOf(address), { refetchOnMountOrArgChange: true });
  const mayTakeAll = useMay()('audit.whole');

  function choose(field: string, value: string) {
    const next = new URLSearchParams(address);
    next.delete('before');
    if (field === 'area') next.delete('kind');
    if (value === '') next.delete(field);
    else next.set(field, value);
    setAddress(next, { replace: true });
  }

  return (
    <>
      <PageTop title="Audit" lead="Everything that was done here, and who did it.">
        {mayTakeAll && (
          <LinkButton to="/api/audit/export" download>
            Export all
          </LinkButton>
        )}
      </PageTop>
      <AuditFilters address={address} known={audit.data} onChoose={choose} />
      <Awaited of="the audit" from={audit}>
        {({ entries, more }) => (
          <>
            {entries.length === 0 ? (
              <EmptyState
                title="No entry fits"
                text="Choose less, or all."
                action={<Link to="/audit">All entries</Link>}
              />
            ) : (
              <AuditList entries={entries} />
            )}
            {more && <Link to={`/audit?${older(address, entries.at(-1)?.id)}`}>Older entries</Link>}
          </>
        )}
      </Awaited>
      {mayTakeAll && <VerifyAudit />}
      <CheckExport />
    </>
  );
}

function older(address: URLSearchParams, before: number | undefined): string {
  const next = new URLSearchParams(address);
  next.set('before', String(before));
  return next.toString();
}
