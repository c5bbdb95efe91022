import { securityHeaders } from './security-headers';

const page = { nonce: 'n0nce', protocol: 'http', dev: false };
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

test('who came by https is to come by nothing else', () => {
  expect(securityHeaders({ ...page, protocol: 'https' })['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(securityHeaders(page)).not.toHaveProperty('strict-transport-security');
});
