import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { PageJob, RenderPage } from '../page/page-renderer';
import type { PageAnswer } from '../page/respond-with-page';
import { PageCache } from '../remembered/page-cache';
import type { PageName, Visit } from '../remembered/page-cache';

const noon = Date.parse('2026-11-23T12:00:10Z');
export const pageAsked: PageName = { key: 'https://sunrise.example/', state: 'sunrise 1 stock 7' };

export type CachedPage = { text: string; isLasting?: boolean; isCut?: boolean; nonce?: string; movedTo?: string };

/** A renderer that waits to be let on, and a cache over it. */
export function aPageCache({ isForAll = true }: { isForAll?: boolean } = {}) {
  const state = { page: { text: 'Forty cars' } as CachedPage, nowMs: noon, rendered: 0, fails: false };
  const jobs: PageJob[] = [];
  const held: (() => void)[] = [];
  let isHeld = false;
  const render: RenderPage = async (job, answer) => {
    jobs.push(job);
    state.rendered += 1;
    const { text, movedTo, isLasting = true, isCut = false, nonce = `n${state.rendered}` } = state.page;
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    if (state.fails) throw new Error('A page that cannot be rendered');
    if (movedTo) return answer.redirect(301, movedTo);
    const out = answer.open(200, { nonce, isPrivate: false, releaseSetId: 'set', isLasting });
    const sent = [
      Buffer.from(`<html data-document-key="${job.documentKey ?? ''}"><p>${text}</p>`),
      Buffer.from(`<script nonce="${nonce}">start()</script>${isCut ? '' : '</html>'}`),
    ];
    // As between threads: the memory is used again.
    for (const bytes of sent) await new Promise<void>((done) => out.write(bytes, () => done(void bytes.fill(0))));
    out.end();
  };
  const cache = new PageCache({ render, maxBytes: 10_000, clock: () => state.nowMs });

  /** What one visitor is sent, and whether it was rendered for them alone. */
  async function visit(asked: PageName = pageAsked): Promise<{ text: string; isLive: boolean; movedTo: string }> {
    const seen = { text: '', isLive: false, movedTo: '' };
    const live: PageAnswer = {
      open() {
        seen.isLive = true;
        return collect((text) => (seen.text += text));
      },
      redirect: (_status, location) => void (seen.movedTo = location),
    };
    const job = { url: asked.key, shopper: { host: 'sunrise.example', cookie: 'session=1' } } as unknown as PageJob;
    const visitor: Visit = {
      own: { ...job, documentKey: null },
      shared: () => ({ ...job, shopper: { ...job.shopper, cookie: undefined }, documentKey: randomUUID() }),
      isForAll: async () => isForAll,
      live,
      send: async (page) => void (seen.text = page.html(randomUUID).toString()),
    };
    await cache.answer(asked, visitor);
    return seen;
  }
  return {
    ...{ state, jobs, visit },
    hold: () => (isHeld = true),
    release() {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
  };
}

function collect(take: (text: string) => void) {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      take(chunk.toString());
      done();
    },
  });
}
