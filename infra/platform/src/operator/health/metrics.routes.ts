import type { FastifyPluginAsync } from 'fastify';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { access } from '@infra/releases/operator/access';
import type { SupervisedProcess } from '../../supervisor/supervised-process';
import { mergeMetrics } from './merge-metrics';

/** GET /metrics: the platform's own figures and those of every process that offers some. */
export const metricsRoutes: FastifyPluginAsync<{ processes: readonly SupervisedProcess[] }> = async (
  app,
  { processes },
) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'supervised_process_restarts',
    help: 'Times a supervised process ended by itself and was started again',
    labelNames: ['name'],
    registers: [register],
    collect() {
      for (const { spec, restarts } of processes) this.set({ name: spec.name }, restarts);
    },
  });

  app.get('/metrics', { config: access('platform.see') }, async (_request, reply) => {
    const others = await Promise.all(processes.map(readMetrics));
    const all = [
      { process: 'platform', text: await register.metrics() },
      ...others.filter((source) => source !== undefined),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(mergeMetrics(all));
  });
};

async function readMetrics({ spec }: SupervisedProcess) {
  if (!spec.metricsUrl) return undefined;
  try {
    const response = await fetch(spec.metricsUrl, { signal: AbortSignal.timeout(2000) });
    return response.ok ? { process: spec.name, text: await response.text() } : undefined;
  } catch {
    return undefined;
  }
}
