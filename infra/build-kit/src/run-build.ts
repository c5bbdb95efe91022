import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';

/**
 * Runs builds together.
 *
 * @throws {Error} with the compiler's own messages.
 */
export function runBuild(configurations: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-warnings' })));
        else resolve();
      });
    });
  });
}
