import { formatNumber } from '@shared-kit/domain/number/format-number';
import { Client } from 'pg';
import { openPictureStamper } from '@infra/api/modules/images/images.service';
import { importStock, loadPictureLibrary } from '@infra/api/modules/stock/tools.service';
import { readDemoGroups } from '../groups/read-demo-groups';
import { PICTURES_DIR } from '../pictures-dir';
import type { SeedContext } from '../seed-step';
import { loadCloserLooks } from './media/closer-looks';
import { generateStock } from './generate-stock';
import { loadSpinLibrary } from './media/spins';

/** Vehicles of each demo group and the seed they grow from, which also chooses the group's lenders. */
export const STOCK: Readonly<Record<string, { count: number; seed: number }>> = {
  corella: { count: 10_000, seed: 30 },
  gannet: { count: 640, seed: 31 },
  tern: { count: 620, seed: 32 },
};

/** Fills the demo groups with generated stock, by the same import that dealers' feeds take. */
export async function loadStock({ databaseUrl, log }: Pick<SeedContext, 'databaseUrl' | 'log'>): Promise<void> {
  const pickPictures = await loadPictureLibrary(PICTURES_DIR);
  const pickSpin = await loadSpinLibrary(PICTURES_DIR);
  const pickCloserLooks = await loadCloserLooks(PICTURES_DIR);
  const stampPicture = openPictureStamper(PICTURES_DIR);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const group of await readDemoGroups()) {
      const plan = STOCK[group.slug];
      if (!plan) continue;
      const now = new Date();
      const rows = generateStock({ group, ...plan, now, pickPictures, pickSpin, pickCloserLooks });
      const { counts, message } = await importStock({
        client,
        group: group.slug,
        rows,
        stampPicture,
        fileName: 'generated demo stock',
        now,
      });
      if (message !== null) log.warn(`${group.name}: ${message}`);
      log.info(`${group.name}: ${formatNumber(counts.created + counts.updated + counts.unchanged)} vehicles`);
    }
  } finally {
    await client.end();
  }
}
