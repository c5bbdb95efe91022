import { Agent, request } from 'undici';

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

/** `fetch` towards the API in a shopper's name: the host tells it the site, and `fetch` itself may not set one. */
export function apiFetch(shopper: Shopper): typeof fetch {
  return async (input, init) => {
    const asked = input instanceof Request && !init ? input : new Request(input, init);
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : null;
    const answer = await request(asked.url, {
      dispatcher: agent,
      method: asked.method as 'GET',
      headers: { ...Object.fromEntries(asked.headers), ...shopperHeaders(shopper) },
      body,
      headersTimeout: 5000,
      bodyTimeout: 5000,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
    }
    return new ReadResponse(await answer.body.text(), { status: answer.statusCode, headers });
  };
}

/** An answer that has been read already: without streams, which cost more than all else in it, its copies included. */
class ReadResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override json(): Promise<unknown> {
    return this.text().then((text) => JSON.parse(text) as unknown);
  }

  override clone(): ReadResponse {
    return this;
  }
}
