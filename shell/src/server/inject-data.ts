import { Transform } from 'node:stream';
import type { AppStore } from '../app/store';
import { providedBy } from '../app/provided-tags';
import type { Provided } from '../app/provided-tags';
import { toScriptJson } from './script-json';

type ApiState = { queries?: Record<string, { status?: string } | undefined>; provided?: Provided };

/**
 * Puts query results into the HTML before the markup that needs them, so that the browser never fetches
 * again what the server did. React writes one flush as many chunks that may split a tag: the chunks of
 * one tick are joined first.
 *
 * @param rewriteHead what stands before the document's body goes through this.
 */
export function injectData(app: AppStore, nonce: string, rewriteHead: (head: string) => string): Transform {
  const sent = new Set<string>();
  let first = true;
  let scheduled = false;
  let parts: Buffer[] = [];

  function newResults(): string {
    const results: Record<string, object> = {};
    const state = app.store.getState() as unknown as Record<string, ApiState | undefined>;
    for (const path of app.known.keys()) {
      const fresh = Object.entries(state[path]?.queries ?? {}).filter(
        ([key, entry]) => entry?.status === 'fulfilled' && !sent.has(`${path} ${key}`),
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
    return `<script nonce="${nonce}">(window.__DATA__=window.__DATA__||[]).push(${toScriptJson(results)})</script>`;
  }

  function emit(stream: Transform): void {
    scheduled = false;
    if (parts.length === 0) return;
    const joined = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    const html = first ? withHead(joined, rewriteHead) : joined;
    parts = [];
    // In the first flush the data stands right before React's bootstrap script, after the document's head.
    const found = first ? html.indexOf(`<script nonce="${nonce}"`) : 0;
    const at = found < 0 ? html.length : found;
    first = false;
    const data = newResults();
    stream.push(data ? Buffer.concat([html.subarray(0, at), Buffer.from(data), html.subarray(at)]) : html);
  }

  return new Transform({
    highWaterMark: 1 << 20,
    transform(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      if (!scheduled) {
        scheduled = true;
        setImmediate(() => emit(this));
      }
      done();
    },
    flush(done) {
      emit(this);
      done();
    },
  });
}

function withHead(html: Buffer, rewrite: (head: string) => string): Buffer {
  const end = html.indexOf('<body');
  return end < 0 ? html : Buffer.concat([Buffer.from(rewrite(html.toString('utf8', 0, end))), html.subarray(end)]);
}
