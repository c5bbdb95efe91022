import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Plugin } from '@rspack/core';

/** Where a watched build tells pages that it has something new: a stream of server-sent events. */
export type HotEvents = { url: string };

/** Replaces modules in the running page instead of loading it again. */
export function hotParts(project: string, { url }: HotEvents): Plugin[] {
  const client = path.join(import.meta.dirname, 'replacements/hot-client.js');
  return [
    new rspack.HotModuleReplacementPlugin(),
    // Without a name it becomes part of every entry, that of Module Federation included.
    new rspack.EntryPlugin(import.meta.dirname, client, {}),
    new rspack.DefinePlugin({ HOT_EVENTS_URL: JSON.stringify(url), HOT_PROJECT: JSON.stringify(project) }),
  ];
}
