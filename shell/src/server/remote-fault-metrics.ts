import { Counter } from 'prom-client';
import type { EvidenceBook } from '@shared-kit/domain/evidence/evidence-book';
import type { ReportFault } from './release/remote-fault';

const faults = new Counter({
  name: 'remote_faults_total',
  help: 'What versions of remotes did wrong while pages were rendered',
  labelNames: ['remote', 'version', 'kind'],
});

const asEvidence = {
  load: 'server_load',
  render: 'server_render',
  hang: 'server_render',
  stray: 'server_render',
  away: 'server_render',
  late: 'server_late',
} as const;

/** Counts faults for whoever reads metrics, and as evidence about their version. */
export function reportTo(book: EvidenceBook | undefined): ReportFault {
  return ({ remote, version, kind, visitors = [] }) => {
    faults.inc({ remote, version, kind });
    for (const each of visitors) book?.count(each, { remote, version }, asEvidence[kind]);
  };
}
