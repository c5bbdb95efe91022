import { answerHeaders } from './answer-headers';

const STATUS_OF_ERROR: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

type Connection = { writable: boolean; end: (text: string) => unknown };

/** What is not even HTTP is answered in HTTP, then cut off. Nothing of it is repeated. */
export function refuseMalformedHttp(error: { code?: string | undefined }, socket: Connection): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = JSON.stringify({ code: 'bad_request', detail: 'Malformed request', fieldErrors: {} });
  const headers = {
    ...answerHeaders('http'),
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': String(body.length),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${STATUS_OF_ERROR[error.code ?? ''] ?? '400 Bad Request'}\r\n${head.join('')}\r\n${body}`);
}

/**
 * Whether a request leaves open where it was sent: it names two hosts, of which each server on its way here would guess
 * another, or a protocol that is none (X-Forwarded-Proto), which would stand in front of every address of the answer.
 */
export function hasNoOneOrigin({
  raw,
  protocol,
}: {
  raw: { rawHeaders: readonly string[] };
  protocol: string;
}): boolean {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || !['http', 'https'].includes(protocol);
}

const CONTROL = /%([01][0-9a-f]|7f)/i;

/** Whether an address holds what nobody types: a control character in its path, or NUL anywhere. No page has such a name. */
export function holdsControlCharacters({ url }: { url: string }): boolean {
  const [path = ''] = url.split('?', 1);
  return CONTROL.test(path) || url.includes('%00');
}
