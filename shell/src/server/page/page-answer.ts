import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import type { FastifyReply } from 'fastify';
import { compressInto, encodingFor } from '../files/compressed';
import type { RememberedPage } from '../remembered/remembered-page';
import { securityHeaders } from '../request/security-headers';
import type { PageAnswer } from './respond-with-page';

/** A token by which the scripts of this one answer may report (`../evidence/page-token.ts`), for a set of versions. */
export type TokenOf = (releaseSetId: string) => string;

type Live = {
  dev: boolean;
  /** Null for pages that nobody reports of. */
  tokenOf: TokenOf | null;
  /** Where this browser takes one remote from. */
  developedAt?: string | undefined;
  /** The console that may show this answer, a draft, in a frame. */
  framedBy?: string | undefined;
};

/** The page's headers go out with its first bytes; from then on the stream is its own. */
export function answerLive(reply: FastifyReply, { dev, tokenOf, developedAt, framedBy }: Live): PageAnswer {
  return {
    open(status, { isPrivate, releaseSetId, nonce }) {
      const encoding = encodingFor(reply.request.headers['accept-encoding']);
      const headers = {
        'cache-control': isPrivate ? 'private, no-store' : 'private, no-cache',
        ...(status === 503 && { 'retry-after': '30' }),
        ...(encoding && { 'content-encoding': encoding }),
      };
      const scripts = [`'nonce-${nonce}'`];
      writeHead(reply, status, { releaseSetId, tokenOf, scripts, dev, developedAt, framedBy, headers });
      return encoding ? compressInto(reply.raw, encoding) : reply.raw;
    },
    redirect: (status, location) =>
      void reply.header('cache-control', 'no-store').redirect(sameOriginPath(location) ?? '/', status),
  };
}

/** As long as our own memory gives a page at most (remembered/page-cache.ts). */
const SURROGATE_CONTROL = 'max-age=60, stale-while-revalidate=5';

type Remembered = Pick<Live, 'tokenOf'> & {
  mintKey: () => string;
  /** For a cache in front: what a page is made of, to be named when that changes; null where there is none. */
  surrogateKeys: string | null;
};

/** A page that many get. Who has it already is told that it is still true. */
export async function answerRemembered(
  reply: FastifyReply,
  page: RememberedPage,
  { mintKey, tokenOf, surrogateKeys }: Remembered,
): Promise<void> {
  const { headers: asked } = reply.request;
  const encoding = encodingFor(asked['accept-encoding']);
  const { releaseSetId, scripts, etag } = page;
  const of = { releaseSetId, tokenOf, scripts, dev: false };
  const headers = {
    'cache-control': 'private, no-cache',
    ...(etag && { etag }),
    ...(etag && surrogateKeys && { 'surrogate-control': SURROGATE_CONTROL, 'surrogate-key': surrogateKeys }),
  };
  if (etag && isNamed(etag, asked['if-none-match'])) {
    writeHead(reply, 304, { ...of, headers });
    reply.raw.end();
    return;
  }
  const isFirst = page.takeFirst();
  if (isFirst && encoding) {
    writeHead(reply, 200, { ...of, headers: { ...headers, 'content-encoding': encoding } });
    compressInto(reply.raw, encoding).end(page.html(mintKey));
    return;
  }
  const body = encoding ? await page.body(encoding, mintKey) : page.html(mintKey);
  const length = { 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) };
  writeHead(reply, 200, { ...of, headers: { ...headers, ...length } });
  reply.raw.end(body);
}

/** RFC 9110, section 13.1.2: a list of tags, compared weakly. */
function isNamed(etag: string, ifNoneMatch = ''): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}

type Head = Live & {
  releaseSetId: string;
  scripts: readonly string[];
  headers: Readonly<Record<string, string | false>>;
};

/** Takes the answer over from Fastify. */
function writeHead(reply: FastifyReply, status: number, { releaseSetId, tokenOf, headers, ...page }: Head): void {
  const cookies = reply.getHeader('set-cookie') as string | string[] | undefined;
  reply.hijack();
  reply.raw.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'x-release-set': releaseSetId,
    // Scripts can read this header of a document, and no other.
    ...(tokenOf && { 'server-timing': `page;desc="${tokenOf(releaseSetId)}"` }),
    vary: 'accept-encoding',
    ...headers,
    ...(cookies !== undefined && { 'set-cookie': cookies }),
    ...securityHeaders({ ...page, protocol: reply.request.protocol }),
  });
}
