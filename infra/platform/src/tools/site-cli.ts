import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@infra/api/db/db';
import { openPictureStamper } from '@infra/api/modules/images/images.service';
import { pictureLookup } from '@infra/api/modules/images/library/library.service';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import {
  checkCommand,
  exportCommand,
  historyCommand,
  importCommand,
  previewCommand,
  revertCommand,
} from '@infra/api/modules/site/tools.service';
import type { SiteTool } from '@infra/api/modules/site/tools.service';
import { loadStableManifests, readCandidate } from '@infra/releases/publish/stable-manifests';
import { USAGE, readSiteArguments } from './site-arguments';
import type { SiteCommand } from './site-arguments';

async function run(command: SiteCommand, env: NodeJS.ProcessEnv): Promise<string[]> {
  if (command.name === 'help') return [USAGE];
  const { databaseUrl, artifactsDir } = instanceOf(env);
  const url = databaseUrl();
  const manifests = await loadStableManifests(url, artifactsDir);
  if (command.name === 'check' && command.candidate) {
    const manifest = await readCandidate(command.candidate.remote, command.candidate.manifest);
    manifests.set(manifest.name, manifest);
  }
  const pictures = env['IMAGES_DIR'] ?? join(import.meta.dirname, '../../../demo/pictures');
  const tool = {
    ownerDb: createDb(url, { max: 2, actor: userInfo().username }),
    ...{ manifests, stampPicture: openPictureStamper(pictures), hasPicture: pictureLookup(pictures) },
  };
  try {
    return await carryOut(tool, command, `http://localhost:${env['PORT'] || '3000'}`);
  } finally {
    await tool.ownerDb.$client.end();
  }
}

async function carryOut(
  tool: SiteTool,
  command: Exclude<SiteCommand, { name: 'help' }>,
  shopOrigin: string,
): Promise<string[]> {
  switch (command.name) {
    case 'import': {
      const lines: string[] = [];
      for (const file of command.files) lines.push(...(await importCommand(tool, file, command.note)));
      return lines;
    }
    case 'preview':
      return previewCommand(tool, command.file, shopOrigin);
    case 'export':
      return exportCommand(tool, command.site);
    case 'check':
      return checkCommand(tool, command.files);
    case 'history':
      return historyCommand(tool, command.site);
    case 'revert':
      return revertCommand(tool, command.site, command.to);
  }
}

try {
  console.log((await run(readSiteArguments(process.argv.slice(2)), process.env)).join('\n'));
} catch (error) {
  console.error(nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
