import type { Operator } from '@infra/releases/operator/access';
import { LRUCache } from 'lru-cache';

/** An open editor looks each 15 seconds: who missed two looks has gone. */
const HERE_MS = 40_000;
/** Things that are edited at one time, at most. */
const AT_ONE_TIME = 10_000;

type Look = { name: string; atMs: number };

/**
 * Who has what open, by the looks that open editors take anyway whether there is news. Kept in this process alone, which is the
 * only one that answers the desks: after a restart the next looks tell it again.
 */
export class OpenEditors {
  readonly #looks = new LRUCache<string, Map<string, Look>>({ max: AT_ONE_TIME });

  /**
   * Notes a look.
   *
   * @param thing what is edited, like `corella/about-us`.
   * @returns the names of others who have it open, in their order.
   */
  look(thing: string, { id, name }: Pick<Operator, 'id' | 'name'>, nowMs = Date.now()): string[] {
    const me = id ?? name;
    const here = [...(this.#looks.get(thing) ?? [])].filter(([who, { atMs }]) => who !== me && nowMs - atMs < HERE_MS);
    this.#looks.set(thing, new Map([...here, [me, { name, atMs: nowMs }]]));
    return here.map(([, look]) => look.name).toSorted();
  }
}
