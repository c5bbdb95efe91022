import { Writable } from 'node:stream';
import type { AppStore } from '../../../app/store';
import { providedBy } from '../../../app/provided-tags';
import type { Provided } from '../../../app/provided-tags';
import { pack } from '../../../app/packed/pack';
import { toScriptJson } from '@shared-kit/domain/text/script-json';
import { queryName } from '@shared-kit/runtime/rendered-queries';
import type { RenderedQueries } from '@shared-kit/runtime/request-scope';

type Entry = { status?: string; error?: unknown; endpointName?: string; originalArgs?: unknown };
type ApiState = { queries?: Record<string, Entry | undefined>; provided?: Provided };

/** Refusals that a page is rendered by, and that asking again does not change. */
const LASTING: ReadonlySet<unknown> = new Set(['gone', 'not_found']);

/** Whether the browser is told: what it must know to render the page as it was rendered here, and nothing that it was not. */
function isTold(path: string, entry: Entry, { absent, failed }: RenderedQueries): boolean {
  const { status, error, endpointName = '', originalArgs } = entry;
  const name = queryName(path, endpointName, originalArgs);
  if (absent.has(name)) return false;
  if (status === 'rejected') return failed.has(name) || LASTING.has((error as { code?: unknown }).code);
  return status === 'fulfilled';
}

export type InjectedData = {
  app: AppStore;
  rendered: RenderedQueries;
  nonce: string;
  /** HTML at the beginning of the body; none without it. */
  mark?: string | undefined;
  /** What stands before the document's body goes through this; the script runs before the page's others. */
  rewriteHead: (head: string) => { head: string; script: string };
};

/**
 * Puts query results into the HTML before the markup that needs them, so that the browser never fetches
 * again what the server did, and begins with what was rendered. React writes one flush as many chunks that may split a tag: the chunks of
 * one tick are joined first, and written to `out` as one.
 *
 * @returns where React writes.
 */
export function injectData({ app, rendered, nonce, mark = '', rewriteHead }: InjectedData, out: Writable): Writable {
  const sent = new Set<string>();
  let first = true;
  let scheduled = false;
  let parts: Buffer[] = [];

  function newResults(): string {
    const results: Record<string, object> = {};
    const state = app.store.getState() as unknown as Record<string, ApiState | undefined>;
    for (const path of app.known.keys()) {
      const fresh = Object.entries(state[path]?.queries ?? {}).filter(
        ([key, entry]) => entry && !sent.has(`${path} ${key}`) && isTold(path, entry, rendered),
      );
      if (fresh.length === 0) continue;
      for (const [key] of fresh) sent.add(`${path} ${key}`);
      results[path] = {
        queries: Object.fromEntries(fresh),
        mutations: {},
        provided: providedBy(
          state[path]?.provided,
          fresh.map(([key]) => key),
        ),
        subscriptions: {},
      };
    }
    if (Object.keys(results).length === 0) return '';
    return inline(`(window.__DATA__=window.__DATA__||[]).push(${toScriptJson(pack(results))})`);
  }

  function inline(script: string): string {
    return script && `<script nonce="${nonce}">${script}</script>`;
  }

  /** In the first flush the data stands right before React's bootstrap script, after the document's head. */
  function withHead(html: Buffer, data: Buffer): Buffer[] {
    const body = Math.max(html.indexOf('<body'), 0);
    const found = html.indexOf(`<script nonce="${nonce}"`, body);
    const at = found < 0 ? html.length : found;
    const { head, script } = rewriteHead(html.toString('utf8', 0, body));
    const begun = mark ? html.indexOf('>', body) + 1 : body;
    return [
      ...[Buffer.from(head), html.subarray(body, begun), Buffer.from(mark), html.subarray(begun, at)],
      ...[Buffer.from(inline(script)), data, html.subarray(at)],
    ];
  }

  function emit(): void {
    scheduled = false;
    if (parts.length === 0) return;
    const data = Buffer.from(newResults());
    const flushed = first ? withHead(Buffer.concat(parts), data) : [data, ...parts];
    first = false;
    parts = [];
    if (!out.destroyed) out.write(Buffer.concat(flushed));
  }

  return new Writable({
    highWaterMark: 1 << 20,
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      if (!scheduled) {
        scheduled = true;
        setImmediate(emit);
      }
      done();
    },
    final(done) {
      emit();
      out.end(done);
    },
  });
}
