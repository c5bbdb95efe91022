/** What programs beside the API use of the sites: `npm run site`, `npm run release`, the demo. */
export { unseenLinks } from './content/known-pages';
export { compareStoredSites } from './check/check-stored-sites';
export { editSite, readSiteParts, SiteMovedOn } from './change/edit-site';
export { dropSiteDraft, findSiteDraft, keepSiteDraft, listSiteVersions, readSiteVersion } from './draft/site-draft';
export { importSite } from './change/import-site';
export { listSitePlaces, listSitesOfPlace } from './list-site-places';
export { SiteConfigRefused } from '../../site-config/site-config-fault';
export {
  checkCommand,
  exportCommand,
  historyCommand,
  importCommand,
  previewCommand,
  revertCommand,
} from './change/site-commands';
export type { SiteTool } from './change/site-commands';
export {
  checkContent,
  ContentMissing,
  ContentMovedOn,
  ContentRefused,
  endContent,
  leadersTo,
  listContent,
  publishContent,
  readContent,
  revertContent,
  saveDraft,
} from './content/content.service';
export type { Writer } from './content/content.service';
export type { Manifests } from './check/check-site-config';
export { loadSites } from './site.repository';
