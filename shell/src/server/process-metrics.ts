import { collectDefaultMetrics, Gauge, register } from 'prom-client';

/** What prom-client reads below /proc, which the shell may not: it would say 0. */
const UNREADABLE = [
  'process_resident_memory_bytes',
  'process_virtual_memory_bytes',
  'process_heap_bytes',
  'process_open_fds',
  'process_max_fds',
];

/** Measures this process; its memory by what Node itself says. */
export function measureProcess(): void {
  collectDefaultMetrics();
  for (const name of UNREADABLE) register.removeSingleMetric(name);
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory size in bytes.',
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}
