import { z } from 'zod';
import { siteComplaints } from './site-complaints';

const config = z.toJSONSchema(z.object({ perPage: z.number().max(50).default(21), promos: z.array(z.object({ text: z.string() })).default([]) }), { io: 'input' });
const manifest = { name: 'mfe-search' as const, config };

test('a site that says nothing fits, because every property has a default', () => {
  expect(siteComplaints(manifest, [{ slug: 'northshore', remotes: {} }])).toEqual([]);
});

test('names the site and the path of each wrong value', () => {
  const remotes = { 'mfe-search': { perPage: 99, promos: [{ text: 1 }] } };

  expect(siteComplaints(manifest, [{ slug: 'northshore', remotes }, { slug: 'southbank', remotes: {} }])).toEqual([
    expect.stringMatching(/^northshore: mfe-search\.perPage: /),
    expect.stringMatching(/^northshore: mfe-search\.promos\.0\.text: /),
  ]);
});

test("another remote's part is none of its business", () => {
  expect(siteComplaints(manifest, [{ slug: 'northshore', remotes: { 'mfe-leads': { perPage: 99 } } }])).toEqual([]);
});
