import { Counter } from 'prom-client';
import type { ReportFault } from './release/remote-fault';

const faults = new Counter({
  name: 'remote_faults_total',
  help: 'What versions of remotes did wrong while pages were rendered',
  labelNames: ['remote', 'version', 'kind'],
});

export const countFault: ReportFault = ({ remote, version, kind }) => faults.inc({ remote, version, kind });
