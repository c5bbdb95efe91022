import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../search/timings';
import { freePort } from '@infra/platform/free-port';

/** What a shell is started with so that its heap can be asked for, and how: bytes of all its threads after a clean-up. */
export async function heapProbe(): Promise<{ nodeArgs: string[]; heap: () => Promise<number> }> {
  const port = await freePort(0);
  const source = readFileSync(join(import.meta.dirname, 'heap-probe.mjs'), 'utf8').replaceAll(
    'HEAP_PORT',
    String(port),
  );
  return {
    // V8 keeps the sources of scripts in a cache until it needs the room, which no clean-up that is asked for takes: they are not
    // what is looked for (4,000 of them, 480 MB, go through a heap of 150 MB).
    // As an address that holds the module itself: the shell may read no file of this folder.
    nodeArgs: ['--expose-gc', '--no-compilation-cache', `--import=data:text/javascript,${encodeURIComponent(source)}`],
    async heap() {
      const heaps = (await (await fetch(`http://127.0.0.1:${port}`)).json()) as number[];
      if (heaps.length < 3) throw new Error(`Of the shell's threads only ${heaps.length} said what they keep`);
      print(`  MB by thread: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')}`);
      return heaps.reduce((sum, bytes) => sum + bytes, 0);
    },
  };
}
