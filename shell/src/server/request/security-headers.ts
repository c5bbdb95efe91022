import { answerHeaders } from '@shared-kit/domain/http/answer-headers';
import { embedOrigins } from '@shared-kit/domain/picture/media-embed';

/** Where browsers tell what a page's policy kept from running (csp-report.routes.ts). */
export const CSP_REPORTS = '/csp-reports';

type PageSecurity = {
  scripts: readonly string[];
  protocol: string;
  dev: boolean;
  /** Where a remote under development comes from, in this one answer. */
  developedAt?: string | undefined;
  /** Who may show this one answer, a draft, in a frame. */
  framedBy?: string | undefined;
};

/**
 * Headers of every HTML page. `scripts` are the sources of its inline scripts: the page's own nonce, or their hashes;
 * `protocol` is what the shopper came by.
 */
export function securityHeaders({
  scripts,
  protocol,
  dev,
  developedAt,
  framedBy,
}: PageSecurity): Record<string, string> {
  const devSources = dev ? ' http://localhost:* ws://localhost:*' : '';
  const developed = developedAt ? ` ${developedAt}` : '';
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${devSources}${developed}`,
    `style-src 'self'${developed}${dev ? ` 'unsafe-inline'${devSources}` : ''}`,
    `connect-src 'self'${devSources}${developed}`,
    `img-src 'self' data:${developed}`,
    `font-src 'self'${developed}`,
    `frame-src 'self' ${embedOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self'${framedBy ? ` ${framedBy}` : ''}`,
    'report-to csp',
    `report-uri ${CSP_REPORTS}`,
  ].join('; ');
  const { 'x-frame-options': framed, ...headers } = answerHeaders(protocol);
  return {
    ...headers,
    // It knows no other origin than our own: the policy says who besides.
    ...(framedBy ? { 'x-robots-tag': 'noindex' } : { 'x-frame-options': framed! }),
    'content-security-policy': policy,
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
  };
}
