import { syncBuiltinESMExports } from 'node:module';
import { ApiAddresses } from './api-addresses';
import { closeBuiltins } from './closed-builtins';
import { confineFiles } from './confined-files';
import { confineNames } from './confined-names';
import { confineHandles } from './native-handles';

/**
 * Takes from this thread, for good, what a remote's code has no business with: connections but those to the API, other
 * threads' file descriptors, Node's own modules. Called before any remote's code runs. What remains possible is said in
 * `shell/README.md`.
 *
 * @param file any file that this thread may read.
 */
export async function confineThread({ apiOrigin, file }: { apiOrigin: string; file: string }): Promise<void> {
  const api = new ApiAddresses(apiOrigin);
  confineHandles(api);
  confineNames(api);
  await confineFiles(file);
  closeBuiltins();
  syncBuiltinESMExports();
}
