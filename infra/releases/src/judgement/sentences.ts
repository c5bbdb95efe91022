import { formatNumber } from '@shared-kit/domain/number/format-number';
import { guards, isFalling } from './guards';
import type { Finding, Verdict } from './judgement';

/** What a judgement goes by: what each guard found, how many views each side had, and what there is too little of. */
type Grounds = {
  findings: readonly Finding[];
  views: { canary: number; baseline: number };
  lacking: string | null;
};

/** A judgement as a person reads it, with the figures it goes by. */
export function sentenceOf(version: string, verdict: Verdict, { findings, views, lacking }: Grounds): string {
  const seen = `${formatNumber(views.canary)} views of ${version} beside ${formatNumber(views.baseline)} of others`;
  const speaking = findings.filter(({ says }) => says === (verdict === 'abort' ? 'abort' : 'hold'));
  switch (verdict) {
    case 'abort':
      return `${version} is worse than what others get: ${speaking.map(describe).join('; ')}.`;
    case 'hold':
      return `${version} may be worse than what others get, and goes no further: ${speaking.map(describe).join('; ')}.`;
    case 'good':
      return `${version} is no worse than what others get, by ${seen}.`;
    case 'wait':
      return `Nothing speaks against ${version}, and too little for it: it has ${lacking ?? 'too little'} (${seen}).`;
  }
}

function describe({ what, canary, baseline, evidence }: Finding): string {
  const guard = guards.find((known) => known.what === what);
  const share = ({ of, events }: Finding['canary']) => `${formatNumber(events)} of ${formatNumber(of)}`;
  const only = guard && isFalling(guard) ? 'only ' : '';
  const odds = evidence >= 1e6 ? 'less than once in a million' : `once in ${formatNumber(evidence)}`;
  return `${only}${share(canary)} ${guard?.words ?? what}, of the others ${share(baseline)} (by chance ${odds})`;
}
