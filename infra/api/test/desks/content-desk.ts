import { withOperatorScope } from '../../src/db/scope';
import { importSite } from '../../src/modules/site/change/import-site';
import { sites } from '../../src/modules/site/site.schema';
import { aSiteFile } from '../a-site-file';
import { startTestApp } from '../test-app';

export type ContentDesk = Awaited<ReturnType<typeof startContentDesk>>;

/** The site whose pages are written, and who writes them. */
export const site = 'sunrise-cars';
export const mia = { name: 'Mia', id: 'account:1' };
export const ben = { name: 'Ben', id: 'account:2' };

/** No remote is known: a site's pages lead to its own ones. */
export const manifests = new Map();

/** Starts the API with a group whose site is stored by `store`; `empty` takes the site away again. */
export async function startContentDesk() {
  const server = await startTestApp();
  await server.addGroup('sunrise');
  return {
    server,
    store: (pages: object[], said: object = {}) =>
      importSite(server.ownerDb, { ...aSiteFile(), pages, ...said }, { manifests }),
    empty: () => withOperatorScope(server.ownerDb, (tx) => tx.delete(sites)),
  };
}
