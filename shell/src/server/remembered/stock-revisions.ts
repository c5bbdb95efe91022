import { within } from '@shared-kit/domain/async/within';
import type { StockRevisionList } from '@shared-kit/contracts/vehicle/stock-revisions.contract';

/** How long a page waits to be told whether it is still true, in milliseconds; it is rendered then. */
const PATIENCE_MS = 500;

type Polled = { readonly current: StockRevisionList | undefined; refreshAnew: () => Promise<boolean> };

/** Up to which change of a group's stock a remembered page is true. */
export class StockRevisions {
  readonly #document: Polled;
  /** Of each group that something was sent for, the look that will know of it. */
  readonly #looks = new Map<string, Promise<boolean>>();

  constructor(document: Polled) {
    this.#document = document;
  }

  /** Undefined while the API does not say: nothing is given from memory then. */
  async of(group: string): Promise<string | undefined> {
    const look = this.#looks.get(group);
    if (look && !(await within(PATIENCE_MS, look, () => false))) {
      // It could not be read: whoever asks next makes it look again.
      if (this.#looks.get(group) === look) this.doubt(group);
      return undefined;
    }
    const { current } = this.#document;
    return current && (current.revisions[group] ?? '0');
  }

  /** The API took something for a group: whoever asks for its pages from now on sees what it did. */
  doubt(group: string): void {
    const look = this.#document.refreshAnew().then((isRead) => {
      if (isRead && this.#looks.get(group) === look) this.#looks.delete(group);
      return isRead;
    });
    this.#looks.set(group, look);
  }
}
