/* Development: part of every remote that is watched. Rspack's own client does the work; it is told when to look. */
import '@rspack/core/hot/dev-server.js';
import { emitter } from '@rspack/core/hot/emitter.js';

// One connection for all remotes of a page: browsers allow six to a host.
window.__HOT_EVENTS__ ??= new EventSource(HOT_EVENTS_URL);
window.__HOT_EVENTS__.addEventListener(HOT_PROJECT, ({ data: hash }) => emitter.emit('webpackHotUpdate', hash));
