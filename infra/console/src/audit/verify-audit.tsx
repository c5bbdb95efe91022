import { Button } from '@shared-kit/ui/form/button';
import type { Failure } from '../api/ask';
import type { AuditVerdict } from '@shared-kit/contracts/operator/audit.contract';
import { useLazyVerifyAuditQuery } from '../api/audit.api';
import { count } from '../message/format';
import { Panel } from '../frame/panel';
import * as s from './check-export.module.css';

/** Has the platform recompute the whole chain, and hold it against what was done. */
export function VerifyAudit() {
  const [verify, { data, error, isFetching }] = useLazyVerifyAuditQuery();
  const failure = error as Failure | undefined;
  return (
    <Panel id="verify" title="Verify">
      <p>Recomputes the hash of every entry, and looks for acts without an entry and entries without their act.</p>
      <div className={s.form}>
        <div>
          <Button busy={isFetching} onClick={() => void verify()}>
            Verify all
          </Button>
        </div>
        <p role="status">{failure?.detail ?? (data && sayVerdict(data))}</p>
        {data && !failure && !isFetching && <ToKeep verdict={data} />}
      </div>
    </Panel>
  );
}

function sayVerdict({ entries, fault }: AuditVerdict): string {
  return fault ?? `${count(entries, 'entry', 'entries')}: nothing was changed.`;
}

function ToKeep({ verdict: { last, fault } }: { verdict: AuditVerdict }) {
  if (!last || fault !== null) return null;
  return (
    <p>
      Keep this elsewhere: a log that was cut off at its end is whole in itself.{' '}
      <code className={s.hash}>{`${last.id}:${last.hash}`}</code>
    </p>
  );
}
