import type { RequestScope } from '@shared-kit/runtime/request-scope';
import { Agent, request } from 'undici';
import { askAgain } from '../../page/ask-again';

const agent = new Agent({ connections: 64, pipelining: 1, keepAliveTimeout: 30_000 });

/** What of a shopper's request goes on to the API. */
export type Shopper = {
  host: string;
  protocol: string;
  cookie?: string | undefined;
  origin?: string | undefined;
  userAgent?: string | undefined;
  ip: string;
};

/** Headers that tell the API whom the shell speaks for. */
export function shopperHeaders({ host, protocol, cookie, origin, userAgent, ip }: Shopper): Record<string, string> {
  return {
    host,
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    ...(cookie && { cookie }),
    ...(origin && { origin }),
    ...(userAgent && { 'user-agent': userAgent }),
  };
}

/** What a form brings may take its time. */
const TIMEOUTS = { headersTimeout: 5000, bodyTimeout: 5000 };
/** A page asks once or twice before it is rendered, and is answered within nine seconds (`app.ts`): a hundred times what is usual. */
const PAGE_TIMEOUTS = { headersTimeout: 3000, bodyTimeout: 3000 };

/**
 * Asks the API in a shopper's name. Without `fetch`: its requests and responses cost a page more than the parsing of
 * its answer.
 */
export function askApi(apiOrigin: string, shopper: Shopper): NonNullable<RequestScope['ask']> {
  const headers = shopperHeaders(shopper);
  return async ({ url, params, method = 'GET', body }) => {
    let text: string;
    let status: number;
    try {
      [status, text] = await askAgain(method, async () => {
        const answer = await request(`${apiOrigin}/api/${url}${queryOf(params)}`, {
          dispatcher: agent,
          method: method as 'GET',
          headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
          body: body ? JSON.stringify(body) : null,
          ...PAGE_TIMEOUTS,
        });
        return [answer.statusCode, await answer.body.text()];
      });
    } catch {
      return { error: { status: 'FETCH_ERROR' } };
    }
    try {
      const data: unknown = text === '' ? null : JSON.parse(text);
      return status < 400 ? { data } : { error: { status, data } };
    } catch {
      return { error: { status: 'PARSING_ERROR' } };
    }
  };
}

function queryOf(params: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

/** `fetch` towards the API in a shopper's name: the host tells it the site, and `fetch` itself may not set one. */
export function apiFetch(shopper: Shopper): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : null;
    const answer = await askAgain(asked.method, () =>
      request(asked.url, {
        dispatcher: agent,
        method: asked.method as 'GET',
        headers: { ...Object.fromEntries(asked.headers), ...shopperHeaders(shopper) },
        body,
        ...TIMEOUTS,
      }),
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
    }
    // A status like 204 takes no body, not even an empty one.
    return new Response((await answer.body.text()) || null, { status: answer.statusCode, headers });
  };
}
