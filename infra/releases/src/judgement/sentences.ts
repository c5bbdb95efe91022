import { guards, isFalling } from './guards';
import type { Finding, Verdict } from './judgement';

/** Made once: a formatter costs more than a whole judgement. */
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const number = (value: number) => whole.format(value);

/** A judgement as a person reads it, with the figures it goes by. */
export function sentenceOf(
  version: string,
  verdict: Verdict,
  findings: readonly Finding[],
  lacking: string | null,
): string {
  const views = findings.find(({ what }) => what === 'server_load');
  const seen = `${number(views?.canary.of ?? 0)} views of ${version} beside ${number(views?.baseline.of ?? 0)} of others`;
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
  const share = ({ of, events }: Finding['canary']) => `${number(events)} of ${number(of)}`;
  const only = guard && isFalling(guard) ? 'only ' : '';
  const odds = evidence >= 1e6 ? 'less than once in a million' : `once in ${number(evidence)}`;
  return `${only}${share(canary)} ${guard?.words ?? what}, of the others ${share(baseline)} (by chance ${odds})`;
}
