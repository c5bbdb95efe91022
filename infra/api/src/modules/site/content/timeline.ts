/** A decision that a version is what shoppers see from a moment on; of two the one with the greater id is the later. */
export type Publication = { id: number; version: number; startsAt: Date };

/** A version from a moment until the next takes its place; null for one that stays. */
export type Span = { version: number; from: Date; until: Date | null };

/**
 * What is seen when, in the order of time: of the decisions whose time has come the one made last counts, so that it also
 * takes the place of what was planned for later before it.
 */
export function timelineOf(publications: readonly Publication[]): Span[] {
  const spans: Span[] = [];
  let until: Date | null = null;
  for (const { version, startsAt } of publications.toSorted((a, b) => b.id - a.id)) {
    if (until !== null && startsAt >= until) continue;
    spans.unshift({ version, from: startsAt, until });
    until = startsAt;
  }
  return spans;
}

/** What of a timeline is seen now. */
export function spanAt(spans: readonly Span[], now: Date): Span | undefined {
  return spans.find(({ from, until }) => from <= now && (until === null || now < until));
}
