import type { ImportSummary } from '../import/import-stock.repository';
import type { RevertSummary } from '../import/revert-import.repository';

/** What an import did, in lines for the terminal. */
export function describeImport(
  summary: ImportSummary,
  { group, seconds, reportPath }: { group: string; seconds: number; reportPath: string },
): string[] {
  const { importId, status, rowsRead, rowsRefused, counts, refusalReasons, leftEmpty, message, shrinkage } = summary;
  const lines = [
    `Import ${importId}: ${n(rowsRead)} rows read in ${seconds.toFixed(1)} s, ${n(rowsRead - rowsRefused)} accepted, ${n(rowsRefused)} refused.`,
  ];
  if (status === 'refused') lines.push(`NOTHING WAS CHANGED. ${message ?? ''}`);
  else lines.push(`Stock: ${describeCounts(counts)}.`);
  if (status === 'live')
    lines.push(
      ...shrinkage.map(
        ({ dealership, before, vanishing }) => `${dealership} lost ${n(vanishing)} of ${n(before)} cars, as allowed.`,
      ),
    );
  if (rowsRefused > 0) {
    lines.push(
      'Refused rows, each under the first thing wrong with it:',
      ...byCount(refusalReasons).map(([reason, rows]) => `  ${n(rows).padStart(7)}  ${reason}`),
    );
    lines.push(`Each row with its number and everything wrong with it: ${reportPath}`);
  }
  const unread = Object.entries(leftEmpty).toSorted(([, a], [, b]) => b.rows - a.rows);
  if (unread.length > 0) {
    lines.push('Accepted, but left empty because the value could not be read:');
    lines.push(
      ...unread.map(([field, { rows, example }]) => `  ${n(rows).padStart(7)}  ${field}, for example "${example}"`),
    );
  }
  if (status === 'live') lines.push(`To take it back: npm run stock -- revert ${importId} --group ${group}`);
  return lines;
}

/** What a revert did. */
export function describeRevert({ importId, reverted, fileName, counts }: RevertSummary): string[] {
  return [
    `Import ${reverted} (${fileName}) is taken back, as import ${importId}.`,
    `Stock: ${describeCounts(counts)}.`,
  ];
}

function describeCounts({ created, updated, unchanged, removed }: ImportSummary['counts']): string {
  return `${n(created)} new, ${n(updated)} changed, ${n(unchanged)} unchanged, ${n(removed)} removed`;
}

function byCount(reasons: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
}

function n(count: number): string {
  return count.toLocaleString('en-AU');
}
