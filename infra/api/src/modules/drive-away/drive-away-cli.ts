import { staleCharges } from '@shared-kit/domain/price/drive-away/stale-charges';
import { isCalendarDay } from '@shared-kit/domain/time/calendar-day';
import { dayIn } from '@shared-kit/domain/time/day-in';
import { chargeTables } from './charge-tables.service';

const USAGE = `npm run drive-away -- check [--launch] [--on 2027-07-01]

Says which rows of charge-tables.yaml are past their validity on a day, today unless named; ends 1 if any is.
With --launch rows that nobody has read on the official page itself count too.`;

function check(args: readonly string[]): number {
  const on = args.includes('--on') ? (args[args.indexOf('--on') + 1] ?? '') : dayIn('Australia/Sydney', new Date());
  if (!isCalendarDay(on)) throw new Error(`No day like 2027-07-01: ${on}`);
  const { stale, unread } = staleCharges(chargeTables, on);
  const rows = chargeTables.states.reduce((sum, state) => sum + state.rows.length, 0);
  for (const row of stale) process.stdout.write(`Past its validity: ${row}\n`);
  if (args.includes('--launch')) for (const row of unread) process.stdout.write(`Not read officially: ${row}\n`);
  process.stdout.write(
    `${rows} rows on ${on}: ${stale.length} past their validity, ${unread.length} to be read on their official page before launch.\n`,
  );
  return stale.length > 0 || (args.includes('--launch') && unread.length > 0) ? 1 : 0;
}

const [command, ...args] = process.argv.slice(2);
if (command === 'check') {
  try {
    process.exitCode = check(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = command === undefined || command === 'help' || command === '--help' ? 0 : 1;
}
