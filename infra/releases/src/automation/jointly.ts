import type { Judgement } from '../judgement/judgement';

/** The worst first: one that does harm takes all back, and one that too little is known of keeps all where they are. */
const ORDER: readonly Judgement['verdict'][] = ['abort', 'hold', 'wait', 'good'];

/** What is made of remotes that move together, by the one that did worst; null where none is judged. */
export function jointly(judgements: readonly (readonly [remote: string, Judgement])[]): Judgement | null {
  const [worst] = judgements.toSorted(([, a], [, b]) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  if (!worst) return null;
  const [remote, judgement] = worst;
  return judgements.length > 1 ? { ...judgement, words: `${remote}: ${judgement.words}` } : judgement;
}
