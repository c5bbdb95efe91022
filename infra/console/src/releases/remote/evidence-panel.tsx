import type {
  DeskEvidence,
  DeskFinding,
  RemoteEvidence,
} from '@shared-kit/contracts/operator/release-evidence.contract';
import { Tag } from '@shared-kit/ui/message/tag';
import { useEvidenceQuery } from '../../api/releases.api';
import { Awaited } from '../../frame/awaited';
import { Panel } from '../../frame/panel';
import { count, formatMoment, formatShare } from '../../message/format';
import { FailureChart } from './failure-chart';
import { PlanSteps } from './plan-steps';
import { ScrollRegion } from '@shared-kit/ui/layout/scroll-region';
import * as s from './evidence-panel.module.css';

/** How often an open page asks, in milliseconds: shells tell what they count every five seconds. */
const LOOK_MS = 5000;

/** What visitors of a rollout met beside the others, what is made of it, and the plan that it follows. */
export function EvidencePanel({ remote }: { remote: string }) {
  const evidence = useEvidenceQuery(remote, { pollingInterval: LOOK_MS });
  return (
    <Awaited of="evidence" from={evidence}>
      {({ rollouts, plans, judgements }) => (
        <>
          {plans.length > 0 && (
            <Panel id="plans" title="Plan">
              {plans.map((plan) => (
                <PlanSteps key={plan.id} plan={plan} />
              ))}
            </Panel>
          )}
          {rollouts.length > 0 && (
            <Panel id="evidence" title="How it does">
              {rollouts.map((rollout) => (
                <Evidence key={rollout.rollout} rollout={rollout} />
              ))}
            </Panel>
          )}
          {judgements.length > 0 && (
            <Panel id="judgements" title="Judgements">
              <Judgements judgements={judgements} />
            </Panel>
          )}
        </>
      )}
    </Awaited>
  );
}

const tones = { abort: 'red', hold: 'grey', good: 'green', wait: 'grey' } as const;
const names = { abort: 'does harm', hold: 'held', good: 'good', wait: 'too little known' } as const;

function Evidence({ rollout }: { rollout: DeskEvidence }) {
  const { version, ring, weightBps, verdict, words, series, findings } = rollout;
  // Rows of nothing say less than the sentence above them.
  const isCounted = findings.some(({ canary, baseline }) => canary.of > 0 || baseline.of > 0);
  return (
    <div className={s.rollout}>
      <p>
        <strong>
          {version} at {formatShare(weightBps)}
          {ring && ` of ring ${ring}`}
        </strong>{' '}
        <Tag tone={tones[verdict]}>{names[verdict]}</Tag>
      </p>
      <p className={s.words}>{words}</p>
      {series.length > 1 && (
        <>
          <p className={s.legend}>
            Failures as a share of views, {count(series.length, 'minute')}: {version} as the full line, the others
            dashed
          </p>
          <FailureChart series={series} />
        </>
      )}
      {isCounted && <Figures rollout={rollout} />}
    </div>
  );
}

function Figures({ rollout: { version, findings, vitals } }: { rollout: DeskEvidence }) {
  return (
    <ScrollRegion label={`Figures of ${version}`}>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">Of visits that count</th>
            <th scope="col">{version}</th>
            <th scope="col">Others</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr key={finding.what}>
              <th scope="row">{labels[finding.what] ?? finding.what}</th>
              <td>{share(finding.canary)}</td>
              <td>{share(finding.baseline)}</td>
              <td>
                {finding.evidence.toPrecision(2)} of {finding.bound}
                {finding.says && `: ${finding.says}`}
              </td>
            </tr>
          ))}
          {vitals.map(({ name, canary, baseline }) => (
            <tr key={`p75 ${name}`}>
              <th scope="row">{vitalNames[name]}, three quarters within</th>
              <td>{canary ?? '–'}</td>
              <td>{baseline ?? '–'}</td>
              <td>–</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const vitalNames: Readonly<Record<DeskEvidence['vitals'][number]['name'], string>> = {
  ...{ lcp: 'LCP', inp: 'INP', cls: 'CLS' },
  blocked: 'Long tasks',
};

const labels: Readonly<Record<string, string>> = {
  server_load: 'Not loaded on the server',
  server_render: 'Threw or hung on the server',
  server_late: 'Late data on the server',
  browser_load: 'Not loaded in the browser',
  browser_render: 'Threw in the browser',
  browser_hydration: 'Drawn again in the browser',
  reports: 'Reported how they did',
  leads: 'Sent a form',
  api_errors: 'Errors of the API',
  lcp: 'Slow to show (LCP)',
  inp: 'Slow to answer (INP)',
  cls: 'Shifted (CLS)',
  blocked: 'Blocked by long tasks',
};

function share({ of, events }: DeskFinding['canary']): string {
  return `${events} of ${of}`;
}

function Judgements({ judgements }: Pick<RemoteEvidence, 'judgements'>) {
  return (
    <ul className={s.list}>
      {judgements.map(({ id, at, words }) => (
        <li key={id}>
          <p className={s.words}>{words}</p>
          <p className={s.legend}>
            Judgement {id}, {formatMoment(at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
