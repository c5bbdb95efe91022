import { startTestApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { buildApp } from '../app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

test('is alive, is ready, and reports metrics to this machine only', async () => {
  const { app } = server;

  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds_bucket');
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })).statusCode).toBe(404);
});

test('is not ready before its stock is in memory', async () => {
  const { config, db, boss: jobs, sites, log } = server;
  let isLoaded = false;
  const columns = { answer: async () => null, isLoaded: () => isLoaded };
  const starting = buildApp({ config, db, jobs, sites, log, columns });

  expect((await starting.inject('/readyz')).statusCode).toBe(503);
  isLoaded = true;
  expect((await starting.inject('/readyz')).statusCode).toBe(200);
  await starting.close();
});

test('is not ready once it is about to stop', async () => {
  const { config, db, boss: jobs, sites, log } = server;
  const stopping = buildApp({ config, db, jobs, sites, log, isDraining: () => true });

  expect((await stopping.inject('/readyz')).statusCode).toBe(503);
  expect((await stopping.inject('/healthz')).statusCode).toBe(200);
  await stopping.close();
});
