import { register } from 'prom-client';
import { measureProcess } from './process-metrics';

test('says how much memory the process takes, and nothing that it cannot know', async () => {
  measureProcess();
  const metrics = await register.metrics();

  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(10 << 20);
  expect(metrics).not.toMatch(/process_(virtual_memory_bytes|open_fds|heap_bytes)/);
});
