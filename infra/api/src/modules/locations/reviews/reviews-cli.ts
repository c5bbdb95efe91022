import { readFile } from 'node:fs/promises';
import { createDb } from '../../../db/db';
import { instanceOf, nothingRunsMessage } from '../../../db/instance';
import { fetchReviews } from './fetch-reviews';
import { googlePlacesReviews } from './google-places-reviews.adapter';
import { importReviews } from './import-reviews.service';

const USAGE = `npm run reviews -- import FILE.json --group GROUP
npm run reviews -- fetch --group GROUP

Puts what people say of a group's locations in the place of what was known of them, all of the file or nothing.
The file is a list: { location, source, count, average_rating, reviews: [{ id, customer_name, text, rating, date, image }] }.
count and average_rating are over all reviews of the source; without them the file has all of them.
fetch asks Google Places of each location that has a place_id, by the key GOOGLE_PLACES_KEY. Without a key what was imported stays.
Google's terms let nobody keep its reviews for long: fetch them anew every day.
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

async function fetchAll(group: string): Promise<string> {
  const key = process.env['GOOGLE_PLACES_KEY'];
  if (!key) return 'GOOGLE_PLACES_KEY is not set: reviews are those that were imported.';
  const db = createDb(instanceOf(process.env).databaseUrl(), { max: 1 });
  try {
    const { locations, reviews, failed } = await fetchReviews(db, group, googlePlacesReviews(key));
    if (failed.length > 0) process.exitCode = 1;
    const lines = failed.map(({ slug, reason }) => `${slug} keeps what it had: ${reason}`);
    return [`${reviews} reviews of ${locations} locations.`, ...lines].join('\n');
  } finally {
    await db.$client.end();
  }
}

function run([command, ...words]: string[]): Promise<string> | null {
  const [file = '', flag, group] = command === 'fetch' ? ['', ...words] : words;
  if (flag !== '--group' || !group) return null;
  if (command === 'fetch') return fetchAll(group);
  return command === 'import' && file !== '' ? importFile(file, group) : null;
}

const [command] = process.argv.slice(2);
try {
  const done = run(process.argv.slice(2));
  if (!done) process.exitCode = command === undefined || command === 'help' || command === '--help' ? 0 : 1;
  process.stdout.write(`${done ? await done : USAGE}\n`);
} catch (error) {
  process.stderr.write(`${nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
