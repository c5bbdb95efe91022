import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrate } from '@infra/api/db/migrate';
import { startPostgres } from '@infra/platform/postgres/start-postgres';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify';
import { Client } from 'pg';

/** Memory and time of `npm run stock -- import` on a large foreign feed: argument 1 is its number of rows. */
const ROWS = Number(process.argv[2] ?? 250_000);
const LIMIT_MB = 300;
const GROUP = 'bench';
const root = resolve(import.meta.dirname, '../../../..');
const extract = join(root, 'infra/api/test/fixtures/listings-au-2023-extract.csv');
const mapping = join(root, 'infra/demo/mappings/listings-au-2023.yaml');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The real extract over and over, each time with other kilometres: the feed has no numbers, its cars are told apart by what they are. */
function* rows(): Generator<Record<string, string>> {
  const real = parse<Record<string, string>>(readFileSync(extract, 'utf8'), { columns: true, bom: true });
  for (let made = 0; ;) {
    for (const row of real) {
      if (made === ROWS) return;
      yield { ...row, Kilometres: String(made) };
      made += 1;
    }
  }
}

/** Says at its end how much memory the process ever held. */
const REPORTER = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs';
   process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)));`,
)}`;

/** Runs the command of `npm run stock`; answers with the most memory its process ever held, in MB. */
async function importFile(file: string, databaseUrl: string, dataDir: string): Promise<number> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { stock: string } };
  const [, ...command] = scripts.stock.split(' ');
  const peakFile = join(dataDir, 'peak-kb');
  const child = spawn(
    process.execPath,
    ['--import', REPORTER, ...command, 'import', file, '--group', GROUP, '--mapping', mapping],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PEAK_FILE: peakFile },
    },
  );
  const code = await new Promise<number | null>((done) => child.on('exit', done));
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  return Number(readFileSync(peakFile, 'utf8')) / 1024;
}

const dir = mkdtempSync(join(tmpdir(), 'dealer-bench-stock-'));
const postgres = await startPostgres({ dataDir: dir, log: { info: () => undefined, warn: print } });
try {
  await migrate(postgres.url);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`select set_config('app.operator', 'on', false), set_config('app.group', $1, false)`, [GROUP]);
  await client.query(`insert into dealer_group (slug, name) values ($1, 'Bench')`, [GROUP]);
  await client.end();

  const feed = join(dir, 'feed.csv');
  await pipeline(Readable.from(rows()), stringify({ header: true }), createWriteStream(feed));
  const startedAt = performance.now();
  const peakMb = await importFile(feed, postgres.url, dir);
  const seconds = (performance.now() - startedAt) / 1000;
  print(`${ROWS.toLocaleString('en-AU')} rows in ${seconds.toFixed(0)} s (${(ROWS / seconds).toFixed(0)} rows/s)`);
  print(
    `most memory held: ${peakMb.toFixed(0)} MB, ${(peakMb / LIMIT_MB).toFixed(2)} of the ${LIMIT_MB} MB it may use`,
  );
} finally {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
