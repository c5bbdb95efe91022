import { loadGroups } from './groups/load-groups';
import { loadSites } from './sites/load-sites';
import { loadModels } from './models/load-models';
import { loadPriceHistory } from './stock-generator/load-price-history';
import { loadStock } from './stock-generator/load-stock';

export type SeedContext = {
  /** Owner of a migrated database. */
  databaseUrl: string;
  /** Where files that come with the demo may be written. */
  dataDir: string;
  log: { info(message: string): void; warn(message: string): void };
};

/** One part of the demo. May run again on what it already wrote, and then changes nothing. */
export type SeedStep = (context: SeedContext) => Promise<void>;

/** In this order: groups and their locations, the sites that show them, their stock and what it cost before, the models they can order. */
const steps: readonly SeedStep[] = [loadGroups, loadSites, loadStock, loadPriceHistory, loadModels];

/** Fills a database with the demo: three dealer groups, six sites, their stock. */
export async function seedDemo(context: SeedContext): Promise<void> {
  for (const step of steps) await step(context);
}
