/** Events of one kind while a rollout stood at one weight: how many met its visitors, how many the others. */
export type Counted = {
  /** Share of visitors who get the version, above 0 and below 1. */
  weight: number;
  canary: number;
  baseline: number;
};

export type Question = {
  /** How many times as often an event may meet the canary as the others and still count as alike. */
  tolerated: number;
  /** How many times as often it would, were something wrong. What the test is quick to see, not all that it sees. */
  suspected: readonly number[];
};

/** What comes too often, from half as often again to sixty times. */
export const TOO_OFTEN: readonly number[] = [1.5, 2, 4, 8, 16, 64];
/** What comes too seldom, from two thirds down to hardly ever. */
export const TOO_SELDOM: readonly number[] = [0.67, 0.5, 0.33, 0.1, 0.02];

/** Beyond doubt. A likelihood ratio leaves a double's range after some hundred events, and infinity is no number to send. */
const MOST_EVIDENCE = 1e12;

/**
 * How strongly events speak against "the canary is no worse than the others": an e-value. Whoever looks after every event
 * and stops at 1/a is wrong about a good canary with a probability of at most a, however long it runs (Ville's inequality).
 *
 * Visitors are given the canary by chance (`rolloutBucket`), so that an event of a good one meets it with the probability
 * of the weight, whatever the hour and the traffic. The likelihood ratio of a suspected rate against the tolerated one is a
 * martingale then, and so is the mean over several suspected ones: the mixture sequential probability ratio test for counts
 * of Lindon and Malek, "Anytime-Valid Inference For Multinomial Count Data", NeurIPS 2022 (with a discrete mixture); of
 * Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", 1970. A rate below the tolerated one makes
 * it a supermartingale, and the bound holds all the more.
 *
 * @returns at most 1e12.
 */
export function evidenceAgainst(counted: readonly Counted[], { tolerated, suspected }: Question): number {
  const logarithms = suspected.map((ratio) =>
    counted.reduce((sum, { weight, canary, baseline }) => {
      const alike = shareAt(tolerated, weight);
      const worse = shareAt(ratio * tolerated, weight);
      return sum + canary * Math.log(worse / alike) + baseline * Math.log((1 - worse) / (1 - alike));
    }, 0),
  );
  const evidence = logarithms.reduce((sum, logarithm) => sum + Math.exp(logarithm), 0) / logarithms.length;
  return Math.min(evidence, MOST_EVIDENCE);
}

/** The share of all events that meets the canary where its rate is so many times the others'. */
function shareAt(ratio: number, weight: number): number {
  return (ratio * weight) / (ratio * weight + 1 - weight);
}
