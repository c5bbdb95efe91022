import { loadGroups } from './groups/load-groups';
import { loadSites } from './sites/load-sites';
import { loadModels } from './models/load-models';
import { loadPriceHistory } from './stock-generator/load-price-history';
import { loadStock } from './stock-generator/load-stock';
import type { SeedContext, SeedStep } from './seed-step';

/** In this order: groups and their locations, the sites that show them, their stock and what it cost before, the models they can order. */
const steps: readonly SeedStep[] = [loadGroups, loadSites, loadStock, loadPriceHistory, loadModels];

/** Fills a database with the demo: three dealer groups, six sites, their stock. */
export async function seedDemo(context: SeedContext): Promise<void> {
  for (const step of steps) await step(context);
}
