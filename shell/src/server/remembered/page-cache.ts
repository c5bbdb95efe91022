import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { Writable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { PageJob, RenderPage } from '../page/page-renderer';
import type { OpenedPage, PageAnswer } from '../page/respond-with-page';
import { rememberedPage } from './remembered-page';
import type { RememberedPage } from './remembered-page';

/** How long after its minute a page is given while it is rendered anew, in milliseconds. */
const STALE_MS = 5_000;

type Entry = { page: RememberedPage; state: string; untilMs: number };

/** What is asked for, as far as it decides what the page shows. */
export type PageName = {
  /** Address, host, and the versions of the remotes. */
  key: string;
  /** Up to which change of configuration and stock it is true: a page of another state is never given. */
  state: string;
};

type SharedJob = PageJob & { documentKey: string };

/** One visitor's request for a page. */
export type Visit = {
  /** What is asked for, in this visitor's name. */
  own: PageJob;
  /** The same in nobody's name, to be rendered for all; its document key is of nobody else. */
  shared: () => SharedJob;
  /** Whether everybody sees the same there. Asked only where nothing is remembered. */
  isForAll: () => Promise<boolean>;
  live: PageAnswer;
  send: (page: RememberedPage) => Promise<void>;
};

type Options = { render: RenderPage; maxBytes: number; clock?: () => number };

/**
 * Pages that everybody gets alike, rendered once for all who ask meanwhile and afterwards, until what they show
 * changes: another state, or the next minute. What is not whole or not good (`OpenedPage.isLasting`) is not kept, nor what
 * was rendered before its style sheets were one.
 */
export class PageCache {
  readonly #render: RenderPage;
  readonly #clock: () => number;
  readonly #entries: LRUCache<string, Entry>;
  /** Pages being rendered, by key and state; null where the page turns out to be nobody else's. */
  readonly #rendering = new Map<string, Promise<RememberedPage | null>>();

  constructor({ render, maxBytes, clock = Date.now }: Options) {
    this.#render = render;
    this.#clock = clock;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.bytes });
  }

  /**
   * Answers from memory, or as the renderer would.
   *
   * @throws as `RenderPage`.
   */
  async answer(name: PageName, visit: Visit): Promise<void> {
    const known = this.#find(name);
    if (known) {
      if (known.untilMs <= this.#clock()) this.#renew(name, visit.shared());
      return visit.send(known.page);
    }
    if (!(await visit.isForAll())) return this.#render(visit.own, visit.live);
    const running = this.#rendering.get(idOf(name));
    const page = running ? await running.catch(() => null) : await this.#record(name, visit.shared(), visit.live);
    if (page) return visit.send(page);
    if (running) return this.#render(visit.own, visit.live);
  }

  #find({ key, state }: PageName): Entry | undefined {
    const known = this.#entries.get(key);
    return known?.state === state && this.#clock() < known.untilMs + STALE_MS ? known : undefined;
  }

  /** Behind the visitor's back: a failure leaves the page to the next one. */
  #renew(name: PageName, job: SharedJob): void {
    if (this.#rendering.has(idOf(name))) return;
    void this.#record(name, { ...job, waitForAll: true }, nobody)
      .catch(() => null)
      .then((page) => page ?? this.#entries.delete(name.key));
  }

  async #record(name: PageName, job: SharedJob, live: PageAnswer): Promise<RememberedPage | null> {
    const recording = record(this.#render, job, live);
    const id = idOf(name);
    this.#rendering.set(id, recording);
    // What pages say of the time (opening hours, the ends of offers) changes with a minute: begun in this one, it shows this one.
    const untilMs = (Math.floor(this.#clock() / MINUTE_MS) + 1) * MINUTE_MS;
    try {
      const page = await recording;
      if (page?.hasJoinedStyles) this.#entries.set(name.key, { page, state: name.state, untilMs });
      return page;
    } finally {
      this.#rendering.delete(id);
    }
  }
}

function idOf({ key, state }: PageName): string {
  return `${key} ${state}`;
}

/**
 * Renders a page into memory where it will last, else to the visitor at once.
 *
 * @returns null where the visitor has been answered.
 */
async function record(render: RenderPage, job: SharedJob, live: PageAnswer): Promise<RememberedPage | null> {
  let recorded: { page: OpenedPage; parts: Buffer[] } | null = null;
  await render(job, {
    open(status, page) {
      if (!page.isLasting) return live.open(status, page);
      const parts: Buffer[] = [];
      recorded = { page, parts };
      return new Writable({
        write(chunk: Buffer, _encoding, done) {
          // The renderer takes its memory back.
          parts.push(Buffer.from(chunk));
          done();
        },
      });
    },
    redirect: live.redirect,
  });
  // TypeScript does not see that `open` has run.
  const { page, parts } = (recorded ?? {}) as { page?: OpenedPage; parts?: Buffer[] };
  if (!page || !parts) return null;
  const remembered = rememberedPage({ html: Buffer.concat(parts), page, documentKey: job.documentKey });
  if (remembered) return remembered;
  // Cut short by a lost thread, or unlike any page of ours: nothing has been sent.
  await render(job, live);
  return null;
}

/** Whom a page is renewed for. */
const nobody: PageAnswer = {
  open: () => new Writable({ write: (_chunk, _encoding, done) => done() }),
  redirect: () => undefined,
};
