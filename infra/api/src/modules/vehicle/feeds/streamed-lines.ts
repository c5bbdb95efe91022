import { Readable } from 'node:stream';

/** How long a feed may take, and when its handler would be cut: a feed of any length, fetched by a slow advertiser. */
export const FEED_MS = 10 * 60_000;
export const FEED_HANDLER_MS = FEED_MS + 60_000;

/**
 * Lines as a stream that ends, whole or broken off, within `ms`. A handler's limit must come later: where it finds a
 * reply half sent, Fastify writes its headers a second time, which ends the process.
 */
export function streamedLines(lines: AsyncIterable<string>, ms: number): Readable {
  return Readable.from(lines, { signal: AbortSignal.timeout(ms) });
}
