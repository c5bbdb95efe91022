import { embedOrigins } from '@shared-kit/domain/picture/media-embed';
import { securityHeaders } from './security-headers';

const page = { scripts: ["'nonce-n0nce'"], protocol: 'http', dev: false };
const policyOf = (headers: Record<string, string>) =>
  new Map((headers['content-security-policy'] ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule]));

test('a page runs its own scripts and those that carry its nonce, and nothing unsafe', () => {
  const policy = policyOf(securityHeaders(page));

  expect(policy.get('script-src')).toBe("script-src 'self' 'nonce-n0nce'");
  expect(policy.get('style-src')).toBe("style-src 'self'");
  expect([...policy.values()].join()).not.toMatch(/unsafe|\*|http:/);
});

test('what a policy must not leave open by default is closed', () => {
  const policy = policyOf(securityHeaders(page));

  expect(['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => policy.get(name))).toEqual([
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]);
});

test('what a page may load is said whole, and where it is told what was kept out', () => {
  const { 'content-security-policy': policy, 'reporting-endpoints': endpoints } = securityHeaders(page);
  const frames = "frame-src 'self' https://";

  expect(policy?.replace(/frame-src 'self' https:[^;]*/, frames)).toBe(
    `default-src 'self'; script-src 'self' 'nonce-n0nce'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; ${frames}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; report-to csp; report-uri /csp-reports`,
  );
  expect(policyOf(securityHeaders(page)).get('frame-src')).toBe(`frame-src 'self' ${embedOrigins.join(' ')}`);
  expect(endpoints).toBe('csp="/csp-reports"');
});

test('in development the tools of this machine may load too, and nobody else', () => {
  const policy = policyOf(securityHeaders({ ...page, dev: true }));
  const tools = 'http://localhost:* ws://localhost:*';

  expect(['script-src', 'style-src', 'connect-src'].map((name) => policy.get(name))).toEqual([
    `script-src 'self' 'nonce-n0nce' ${tools}`,
    `style-src 'self' 'unsafe-inline' ${tools}`,
    `connect-src 'self' ${tools}`,
  ]);
});

test('who came by https is to come by nothing else', () => {
  expect(securityHeaders({ ...page, protocol: 'https' })['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(securityHeaders(page)).not.toHaveProperty('strict-transport-security');
});
