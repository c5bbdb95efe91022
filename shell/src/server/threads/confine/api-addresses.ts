const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Where the API is. A name's addresses are added as they are looked up, so that it may move.
 *
 * Without sets and strings' methods where it answers: a remote's code can put its own in their place.
 */
export class ApiAddresses {
  readonly host: string;
  readonly port: number;
  readonly #known = Object.create(null) as Record<string, boolean | undefined>;

  constructor(origin: string) {
    const { hostname, port, protocol } = new URL(origin);
    this.host = hostname.replace(/^\[(.*)\]$/, '$1');
    this.port = port === '' ? ({ 'http:': 80, 'https:': 443 }[protocol] ?? 0) : Number(port);
    for (const address of this.host === 'localhost' ? LOOPBACK : [this.host]) this.#known[address] = true;
  }

  has(address: unknown, port: unknown): boolean {
    return typeof address === 'string' && port === this.port && this.#known[address] === true;
  }

  add(address: string): void {
    this.#known[address] = true;
  }
}
