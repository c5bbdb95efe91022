import { createHash } from 'node:crypto';

/** A link of the chain as it is stored and exported: `entry` is the very text that its hash is over. */
export type ChainedEntry = { id: number; entry: string; previous: string; hash: string };

/** Before the first entry. */
const BEGINNING = '0'.repeat(64);

/** The hash that an entry has after another: sha256, in hex, over that one's hash, a line end and the entry's text. */
export function hashAfter(previous: string, entry: string): string {
  return createHash('sha256').update(`${previous}\n${entry}`).digest('hex');
}

/** Follows a chain from its beginning, link by link. */
export class ChainReader {
  #last: { id: number; hash: string } | null = null;

  /** The newest link that was good. */
  get last() {
    return this.#last;
  }

  /** @returns what is wrong with the next link, in a sentence; null when it follows from all before it. */
  read({ id, entry, previous, hash }: ChainedEntry): string | null {
    const expected = (this.#last?.id ?? 0) + 1;
    if (id !== expected) return `Entry ${expected} is missing: after ${expected - 1} comes ${id}`;
    if (previous !== (this.#last?.hash ?? BEGINNING)) return `Entry ${id} does not follow from the one before it`;
    if (hash !== hashAfter(previous, entry)) return `Entry ${id} is not what it was when it was written`;
    this.#last = { id, hash };
    return null;
  }
}
