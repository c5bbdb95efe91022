import { readFile } from 'node:fs/promises';
import { createDb } from '../../../db/db';
import { instanceOf, nothingRunsMessage } from '../../../db/instance';
import { importReviews } from './import-reviews.service';

const USAGE = `npm run reviews -- import FILE.json --group GROUP

Puts what people say of a group's locations in the place of what was known of them, all of the file or nothing.
The file is a list: { location, source, count, average_rating, reviews: [{ id, customer_name, text, rating, date, image }] }.
count and average_rating are over all reviews of the source; without them the file has all of them.
The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

async function importFile(file: string, group: string): Promise<string> {
  const given: unknown = JSON.parse(await readFile(file, 'utf8'));
  const db = createDb(instanceOf(process.env).databaseUrl(), { max: 1 });
  try {
    const { locations, reviews } = await importReviews(db, group, given);
    return `${reviews} reviews of ${locations} locations.`;
  } finally {
    await db.$client.end();
  }
}

const [command, file, flag, group] = process.argv.slice(2);
if (command !== 'import' || !file || flag !== '--group' || !group) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = command === undefined || command === 'help' || command === '--help' ? 0 : 1;
} else {
  try {
    process.stdout.write(`${await importFile(file, group)}\n`);
  } catch (error) {
    process.stderr.write(`${nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
