/** What programs beside the API use of the sites: `npm run site`, `npm run release`, the demo. */
export { compareStoredSites } from './check-stored-sites';
export { importSite } from './import-site';
export {
  checkCommand,
  exportCommand,
  historyCommand,
  importCommand,
  previewCommand,
  revertCommand,
} from './site-commands';
export type { SiteTool } from './site-commands';
export { loadSites } from './site.repository';
