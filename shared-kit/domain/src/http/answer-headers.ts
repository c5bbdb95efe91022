/** A year: a browser that was here by https does not come by http again. */
const HTTPS_ONLY = 'max-age=31536000';

/** What no page of ours uses; where a shopper stands is asked for by our own pages only. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

const ON_EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Of what is no page: should a browser take it for one after all, it loads and runs nothing. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** Browsers show a document of their own making around it, which the rest would keep from being drawn. */
const PDF = "frame-ancestors 'self'";

/** What pages of other hosts may show too: listings have our pictures, and each host of a site the same files. */
const FOR_ANYBODY = /^(image|font|text\/css|text\/javascript)\b/;

/**
 * What every answer of every server tells a browser, whatever kind it is. A server adds what the answer has not said
 * itself. Helmet does this in a hook; what is answered before there are hooks would go without.
 *
 * @param protocol what the visitor came by, as far as proxies can be trusted.
 * @param type the answer's Content-Type.
 */
export function answerHeaders(protocol: string, type = ''): Record<string, string> {
  return {
    ...ON_EVERY_ANSWER,
    'cross-origin-resource-policy': FOR_ANYBODY.test(type) ? 'cross-origin' : 'same-origin',
    'content-security-policy': type.startsWith('application/pdf') ? PDF : NO_PAGE,
    ...(protocol === 'https' && { 'strict-transport-security': HTTPS_ONLY }),
  };
}

type Reply = {
  request: { protocol: string };
  getHeader: (name: string) => number | string | string[] | undefined;
  header: (name: string, value: string) => unknown;
};

/** Adds to a Fastify reply what it has not said itself. */
export function hardenReply(reply: Reply): void {
  const headers = answerHeaders(reply.request.protocol, String(reply.getHeader('content-type') ?? ''));
  for (const [name, value] of Object.entries(headers)) {
    if (reply.getHeader(name) === undefined) reply.header(name, value);
  }
}
