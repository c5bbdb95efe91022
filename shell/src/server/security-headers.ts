import { embedOrigins } from '@shared-kit/domain/media-embed';

/** A year: a browser that was here by https does not come by http again. */
const HTTPS_ONLY = 'max-age=31536000';

type PageSecurity = { nonce: string; protocol: string; dev: boolean };

/** Headers of every HTML page. `nonce` is the page's own, `protocol` what the shopper came by. */
export function securityHeaders({ nonce, protocol, dev }: PageSecurity): Record<string, string> {
  const devSources = dev ? ' http://localhost:* ws://localhost:*' : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${devSources}`,
    `style-src 'self'${dev ? ` 'unsafe-inline'${devSources}` : ''}`,
    `connect-src 'self'${devSources}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `frame-src 'self' ${embedOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(protocol === 'https' && { 'strict-transport-security': HTTPS_ONLY }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
}
