import { formatNumber } from '@shared-kit/domain/number/format-number';
import type { ImportSummary } from '../import/import-stock.repository';
import type { RevertSummary } from '../import/revert-import.repository';

/** What an import did, in lines for the terminal. */
export function describeImport(
  summary: ImportSummary,
  { group, seconds, reportPath }: { group: string; seconds: number; reportPath: string },
): string[] {
  const { importId, status, rowsRead, rowsRefused, counts, refusalReasons, leftEmpty, message, shrinkage } = summary;
  const lines = [
    `Import ${importId}: ${formatNumber(rowsRead)} rows read in ${seconds.toFixed(1)} s, ${formatNumber(rowsRead - rowsRefused)} accepted, ${formatNumber(rowsRefused)} refused.`,
  ];
  if (status === 'refused') lines.push(`NOTHING WAS CHANGED. ${message ?? ''}`);
  else lines.push(`Stock: ${describeCounts(counts)}.`);
  if (status === 'live')
    lines.push(
      ...shrinkage.map(
        ({ dealership, before, vanishing }) =>
          `${dealership} lost ${formatNumber(vanishing)} of ${formatNumber(before)} cars, as allowed.`,
      ),
    );
  if (rowsRefused > 0) {
    lines.push(
      'Refused rows, each under the first thing wrong with it:',
      ...byCount(refusalReasons).map(([reason, rows]) => `  ${formatNumber(rows).padStart(7)}  ${reason}`),
    );
    lines.push(`Each row with its number and everything wrong with it: ${reportPath}`);
  }
  const unread = Object.entries(leftEmpty).toSorted(([, a], [, b]) => b.rows - a.rows);
  if (unread.length > 0) {
    lines.push('Accepted, but left empty because the value could not be read:');
    lines.push(
      ...unread.map(
        ([field, { rows, example }]) => `  ${formatNumber(rows).padStart(7)}  ${field}, for example "${example}"`,
      ),
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
  return `${formatNumber(created)} new, ${formatNumber(updated)} changed, ${formatNumber(unchanged)} unchanged, ${formatNumber(removed)} removed`;
}

function byCount(reasons: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
}
