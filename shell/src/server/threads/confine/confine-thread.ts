import { syncBuiltinESMExports } from 'node:module';
import { ApiAddresses } from './api-addresses';
import { closeBuiltins } from './closed-builtins';
import { confineFiles } from './confined-files';
import { confineNames } from './confined-names';
import { keepAlive } from './keep-alive';
import { confineHandles } from './native-handles';

type Confined = { apiOrigin: string; file: string; outlives: (error: unknown) => boolean };

/**
 * Takes from this thread, for good, what a remote's code has no business with: connections but those to the API, other
 * threads' file descriptors, Node's own modules, and the means to end it. Called before any remote's code runs. What
 * remains possible is said in `shell/README.md`.
 *
 * @param file any file that this thread may read.
 * @param outlives as `keepAlive` has it.
 */
export async function confineThread({ apiOrigin, file, outlives }: Confined): Promise<void> {
  const api = new ApiAddresses(apiOrigin);
  confineHandles(api);
  confineNames(api);
  await confineFiles(file);
  // Before the process's report is taken: Node asks it whether errors go there.
  keepAlive(outlives);
  closeBuiltins();
  syncBuiltinESMExports();
}
