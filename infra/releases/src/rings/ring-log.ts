import { LOCKS } from '@infra/api/db/advisory-locks';
import { ringRuleSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import type { RingRule } from '@shared-kit/contracts/operator/release-planning.contract';
import { namedRules } from '../registry/log/named-rules';
import type { NamedRule, RuleAsked } from '../registry/log/named-rules';
import { openLogPool, writersOf } from '../registry/log/statements';

/** A ring as it was set last. */
export type Ring = Omit<NamedRule, 'rule'> & { rule: RingRule };

export type RingLog = {
  /** The rings there are, by name. */
  rings(): Promise<Ring[]>;
  /**
   * Sets a ring, or removes it with a rule of `null`. What it was stays in the log.
   *
   * @throws {RuleMovedOn} where it is not what was seen any more.
   */
  set(asked: RuleAsked<RingRule>): Promise<void>;
  close(): Promise<void>;
};

/** Opens the log of rings. Writing needs the owner's URL; the application's may only read. */
export function openRingLog(databaseUrl: string): RingLog {
  const pool = openLogPool(databaseUrl, 2);
  const { present, set } = namedRules(pool, 'release_ring', writersOf(pool, LOCKS.rings));
  return {
    async rings() {
      const known = (await present()).map((ring) => ({ ...ring, rule: ringRuleSchema.parse(ring.rule) }));
      return known.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    set,
    close: () => pool.end(),
  };
}
