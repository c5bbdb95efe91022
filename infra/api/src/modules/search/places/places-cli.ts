import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse';
import { Client } from 'pg';
import { instanceOf, nothingRunsMessage } from '../../../db/instance';
import { openRefusalReport } from '../../../text/refusal-report';
import { importPlaces } from './import-places.repository';
import { missingColumns } from './read-place-row';

const USAGE = `npm run places -- import FILE.csv

Puts a list of Australian postcode areas in the place of the one in use, all of it or nothing.
Columns: postcode, name (or locality, suburb), state, lat (latitude), long (lng, lon, longitude).
Rows that are no place are left out and written to a report.
The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

async function importFile(file: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const { dataDir, databaseUrl } = instanceOf(env);
  const client = new Client({ connectionString: databaseUrl() });
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  const report = await openRefusalReport(join(dataDir, 'places-reports', `${stamp}-refused.csv`));
  await client.connect();
  try {
    const rows = readRows(file);
    const onRefusals: typeof report.write = (refusals) => report.write(refusals);
    const summary = await importPlaces({ client, rows, fileName: basename(file), onRefusals });
    const { read, refused, places } = summary;
    return [
      `${read} rows read, ${places} places in use within a minute, ${read - refused - places} named twice, ${refused} refused.`,
      ...(refused > 0 ? [`Refused rows: ${report.path}`] : []),
    ];
  } finally {
    await report.close();
    await client.end();
  }
}

/** Row by row: a file of any size needs the memory of a few. It is opened when the first row is asked for. */
async function* readRows(file: string): AsyncIterable<Record<string, string>> {
  const columns = (header: string[]) => {
    const names = header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'));
    const missing = missingColumns(names);
    if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}; the list before stays.`);
    return names;
  };
  const parser = parse({ columns, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  createReadStream(file)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  yield* parser as AsyncIterable<Record<string, string>>;
}

const [command, file] = process.argv.slice(2);
if (command !== 'import' || file === undefined) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = command === undefined || command === 'help' || command === '--help' ? 0 : 1;
} else {
  try {
    process.stdout.write(`${(await importFile(file, process.env)).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
