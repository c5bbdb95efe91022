import '@shared-kit/ui/theme/tokens.css';
import '@shared-kit/ui/theme/bars.css';
import '@shared-kit/ui/theme/base.css';
import '@shared-kit/ui/theme/forced-colors.css';
import '@shared-kit/ui/fonts/archivo.css';
import '@shared-kit/ui/fonts/figtree.css';
import '@shared-kit/ui/fonts/inter.css';
import '@shared-kit/ui/fonts/manrope.css';
import '@shared-kit/ui/fonts/outfit.css';
import '@shared-kit/ui/fonts/sora.css';
// From here on it is noted what a shopper does before the page is alive.
import './hydration/replay';
import './hydration/held-clicks';
import { takeSiteFile } from './site-file';
import { sleep } from '@shared-kit/domain/async/sleep';

/**
 * Everything is in the files that a page starts with (`eager`), but run in one go it would keep the browser from
 * rendering for a tenth of a second: each library runs in a task of its own.
 */
async function start() {
  await sleep(0);
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await sleep(0);
  await import(/* webpackMode: "eager" */ 'react-router');
  await sleep(0);
  await import(/* webpackMode: "eager" */ '@reduxjs/toolkit/query/react');
  await sleep(0);
  await import(/* webpackMode: "eager" */ 'generated/provide');
  await sleep(0);
  await import(/* webpackMode: "eager" */ '../app/routes');
  await sleep(0);
  await takeSiteFile();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await sleep(0);
  await boot();
}
void start();
