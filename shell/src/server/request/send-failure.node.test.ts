import { aSite } from '@shared-kit/testing/a-site';
import Fastify from 'fastify';
import { Sites } from '../site/sites';
import { failureSender } from './send-failure';

const site = aSite({
  ...{ slug: 'sunrise', name: 'Sunrise <Motors>', hosts: ['sunrise.example'], phone: '07 3000 0000' },
  ...{ dealer_license_number: '1234567', popular_makes: ['Toyota', 'Kia'] },
});

/** A shell all of whose pages fail: no API and no renderer is there to be asked. */
async function asked(url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
  const app = Fastify();
  app.setErrorHandler(failureSender(new Sites({ current: { sites: [site] } })));
  app.all('*', () => {
    throw new Error('secret of the shell');
  });
  const answer = await app.inject({
    url,
    method,
    headers: { host: 'sunrise.example', accept: 'text/html', ...headers },
  });
  await app.close();
  return answer;
}

test('a shopper whose page failed has the site’s look, its phone, a search and the ways on, with nothing else asked', async () => {
  const { statusCode, body, headers } = await asked('/cars/a-car?from=1&to="2"');

  expect(statusCode).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  for (const said of [
    ...['Sunrise &lt;Motors&gt;', 'href="tel:+61730000000"', 'action="/search/new-used-and-demo-cars"', 'DL# 1234567'],
    ...['href="/dealer-locator"', 'href="/contact"', 'href="/search/toyota"', `--accent:${site.theme.accent}`],
  ])
    expect(body.replaceAll(': ', ':')).toContain(said.replaceAll(': ', ':'));
  expect(body).toContain('href="/cars/a-car?from=1&amp;to=%222%22"');
  expect(body).not.toMatch(/secret|<script|src=/);
});

test('its style is the only thing that its policy allows', async () => {
  const { headers, body } = await asked('/');
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64');

  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('who sent something is not led to send it again unasked', async () => {
  const { body } = await asked('/contact', {}, 'POST');
  expect(body).toContain('We cannot say whether what you sent has reached us');
  expect(body).not.toContain('Try again');
});

test.each([
  ['a script', '/api/search', {}],
  ['a picture', '/img/car?w=640', {}],
  ['who reads no HTML', '/', { accept: 'application/json' }],
  ['a host that is no site', '/', { host: 'elsewhere.example' }],
])('%s is told in a line', async (_case, url, headers) => {
  const { statusCode, body } = await asked(url, headers);
  expect([statusCode, body]).toEqual([500, 'Something went wrong. Please try again.']);
});
