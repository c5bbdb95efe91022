import { LRUCache } from 'lru-cache';
import type { Asset } from '../../app/page-payload';
import type { JoinedStyles } from '../page/head/joined-styles';

type Sheet = NonNullable<ReturnType<JoinedStyles['cached']>>;

/** What a thread knows of joined style sheets: they are made, kept and served where the connections are. */
export class SheetsOfPool {
  readonly #sheets = new LRUCache<string, Sheet>({ max: 300 });
  readonly #asked = new Set<string>();
  readonly #ask: (of: string, parts: readonly Asset[]) => void;

  constructor(ask: (of: string, parts: readonly Asset[]) => void) {
    this.#ask = ask;
  }

  /** Where the joined sheet is; null until it is made: the page does with its parts meanwhile. */
  cached(parts: readonly Asset[]): Sheet | null {
    const of = parts.map(({ href }) => href).join();
    const sheet = this.#sheets.get(of);
    if (sheet) return sheet;
    if (!this.#asked.has(of)) {
      this.#asked.add(of);
      this.#ask(of, parts);
    }
    return null;
  }

  /** The answer: null where a part cannot be read or was altered, and the next page asks again. */
  take(of: string, sheet: Sheet | null): void {
    this.#asked.delete(of);
    if (sheet) this.#sheets.set(of, sheet);
  }
}
