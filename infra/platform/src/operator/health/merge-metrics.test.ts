import { mergeMetrics } from './merge-metrics';

const api = `# HELP up Is up
# TYPE up gauge
up 1
# HELP http_seconds Time
# TYPE http_seconds histogram
http_seconds_bucket{le="0.1",route="/a{b}"} 3
http_seconds_sum 0.2
`;
const shell = `# HELP up Is up, says the shell
# TYPE up gauge
up 0
`;

test('each metric has one header, and its samples say whose they are', () => {
  const lines = mergeMetrics([
    { process: 'api', text: api },
    { process: 'shell', text: shell },
  ]).split('\n');
  expect(lines.filter((line) => line.startsWith('# TYPE up'))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('# HELP up'))).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining(['up{process="api"} 1', 'up{process="shell"} 0', 'http_seconds_sum{process="api"} 0.2']),
  );
});

test('labels already there are kept, braces inside their values too', () => {
  expect(mergeMetrics([{ process: 'api', text: api }])).toContain(
    'http_seconds_bucket{process="api",le="0.1",route="/a{b}"} 3',
  );
});

test('samples of one metric stay together, as the format demands', () => {
  const merged = mergeMetrics([
    { process: 'api', text: api },
    { process: 'shell', text: shell },
  ]);
  expect(merged.indexOf('up{process="shell"}')).toBeLessThan(merged.indexOf('# HELP http_seconds'));
});
