import '@shared-kit/ui/theme/tokens.css';
import '@shared-kit/ui/theme/base.css';
import '@shared-kit/ui/theme/forced-colors.css';
import '@shared-kit/ui/fonts/archivo.css';
import '@shared-kit/ui/fonts/figtree.css';
import '@shared-kit/ui/fonts/inter.css';
import '@shared-kit/ui/fonts/manrope.css';
import '@shared-kit/ui/fonts/outfit.css';
import '@shared-kit/ui/fonts/sora.css';
// From here on it is noted what a shopper does before the page is alive.
import './replay';
import { nextTask } from './next-task';

/**
 * Everything is in the files that a page starts with (`eager`), but run in one go it would keep the browser from
 * rendering for a tenth of a second: each library runs in a task of its own.
 */
async function start() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@reduxjs/toolkit/query/react');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'generated/provide');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../app/routes');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await nextTask();
  await boot();
}
void start();
