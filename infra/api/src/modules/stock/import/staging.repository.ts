import type { ClientBase } from 'pg';
import type { FacetDictionary } from '../index/facet-dictionary.repository';
import { facetColumns, vehicleColumns } from '../index/vehicle-columns';
import type { StagedCar } from '../index/vehicle-columns';
import { copyLine, copyLines } from '../../../db/copy-rows';

/** Bytes of rows gathered before they are sent, so that memory stays flat. */
const BATCH_CHARACTERS = 512 * 1024;

export type Staging = {
  add(staged: StagedCar): Promise<void>;
  /** Sends what is left. After it the tables `staged` and `removed` are complete for reading. */
  finish(): Promise<void>;
};

/**
 * Temporary tables of this connection, gone when it closes: `staged` holds rows as they are to
 * be, `removed` ids that are to go. Nothing is visible to a shopper before `applyStaged`.
 */
export async function openStaging(client: ClientBase, dictionary: FacetDictionary): Promise<Staging> {
  const coded = facetColumns(dictionary);
  const columns = [
    ...vehicleColumns,
    ...coded.map((column) => ({ ...column, name: `f_${column.name}` })),
    { name: 'created_at_given', type: 'boolean', value: ({ createdAtGiven }: StagedCar) => createdAtGiven },
  ];
  const names = columns.map(({ name }) => name);
  await client.query(`
    drop table if exists staged, removed;
    create temp table staged (${columns.map(({ name, type }) => `${name} ${type}`).join(', ')});
    create temp table removed (id text primary key)`);

  let lines = '';
  const flush = async () => {
    if (lines === '') return;
    const batch = lines;
    lines = '';
    await copyLines(client, 'staged', names, batch);
  };
  return {
    async add(staged) {
      lines += copyLine(columns.map(({ value }) => value(staged)));
      if (lines.length >= BATCH_CHARACTERS) await flush();
    },
    async finish() {
      await flush();
      await client.query('create unique index on staged (id); analyze staged');
    },
  };
}
