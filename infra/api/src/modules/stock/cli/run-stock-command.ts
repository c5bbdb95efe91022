import { basename, join } from 'node:path';
import type { ClientBase } from 'pg';
import { openPictureStamper } from '../../images/images.service';
import { loadPictureLibrary } from '../car/library-pictures';
import { readFeed } from '../feed/read-feed';
import { assertGroup } from '../import/group-session.repository';
import { importStock } from '../import/import-stock.repository';
import { openRefusalReport } from '../../../text/refusal-report';
import { revertImport } from '../import/revert-import.repository';
import { loadMapping } from '../mapping/load-mapping';
import { describeImport, describeRevert } from './describe-import';
import { describeImports, describeOneImport } from './describe-log.repository';
import type { Progress } from './progress';
import { USAGE } from './stock-arguments';
import type { StockCommand } from './stock-arguments';

type Surroundings = {
  client: ClientBase;
  /** Where reports of refused rows are written. */
  reportsDirectory: string;
  /** Pictures for mappings that ask for library pictures. */
  imagesDirectory: string;
  openProgress: () => Progress;
};
export type CommandResult = { lines: string[]; ok: boolean };

/** Runs one command of `npm run stock`. */
export async function runStockCommand(command: StockCommand, surroundings: Surroundings): Promise<CommandResult> {
  if (command.name === 'help') return { lines: [USAGE], ok: true };
  const { client } = surroundings;
  await assertGroup(client, command.group);
  switch (command.name) {
    case 'import':
      return importFile(command, surroundings);
    case 'revert':
      return { lines: describeRevert(await revertImport(client, command.group, command.which, command)), ok: true };
    case 'report':
      return {
        lines: await (command.importId === undefined
          ? describeImports(client)
          : describeOneImport(client, command.importId)),
        ok: true,
      };
  }
}

async function importFile(
  { file, group, mapping: mappingFile, allowShrink }: Extract<StockCommand, { name: 'import' }>,
  { client, reportsDirectory, imagesDirectory, openProgress }: Surroundings,
): Promise<CommandResult> {
  const mapping = mappingFile === undefined ? undefined : await loadMapping(mappingFile);
  const pickPictures = mapping?.['library-pictures'] ? await loadPictureLibrary(imagesDirectory) : undefined;
  const feed = await readFeed(file);
  const startedAt = new Date();
  const stamp = startedAt.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  const report = await openRefusalReport(join(reportsDirectory, `${group}-${stamp}-refused.csv`));
  const progress = openProgress();
  try {
    const summary = await importStock({
      client,
      group,
      mapping,
      allowShrink,
      pickPictures,
      stampPicture: openPictureStamper(imagesDirectory),
      rows: feed.rows,
      fileName: basename(file),
      firstRowNumber: feed.firstRowNumber,
      now: startedAt,
      onRow: (rows) => {
        if (rows % 200 === 0) progress.update(feed.bytesRead() / feed.sizeBytes, rows);
      },
      onRefusals: (refusals) => report.write(refusals),
    });
    progress.update(1, summary.rowsRead);
    const seconds = (Date.now() - startedAt.getTime()) / 1000;
    return {
      lines: describeImport(summary, { group, seconds, reportPath: report.path }),
      ok: summary.status === 'live',
    };
  } finally {
    progress.stop();
    await report.close();
  }
}
