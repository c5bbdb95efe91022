import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAdvisories } from '../dependencies/advisories';
import { installedLicence } from '../dependencies/installed-licence';
import { judgeLicences } from '../dependencies/licences';

const ROOT = join(import.meta.dirname, '../../../..');
/** Asked for when it is needed: it would bring a native build into every install. */
const SBOM_TOOL = '@cyclonedx/cyclonedx-npm@6.0.1';

/** What a program printed, also where it ended with a failure: `npm audit` does for what it finds. */
function printedBy(program: string, args: readonly string[]): Promise<{ printed: string; failed: boolean }> {
  return new Promise((resolve) => {
    // Install scripts of a tool's optional parts are nobody's business here.
    const env = { ...process.env, npm_config_ignore_scripts: 'true', npm_config_omit: 'optional' };
    execFile(program, [...args], { cwd: ROOT, env, maxBuffer: 64 * 1024 ** 2 }, (error, printed, said) =>
      resolve({ printed: printed || said, failed: error !== null }),
    );
  });
}

async function checkAdvisories(): Promise<boolean> {
  const { printed } = await printedBy('npm', ['audit', '--omit=dev', '--json']);
  const report = readAdvisories(printed);
  if (!report.asked) {
    console.log('Advisories: the registry answers none here. Ask again where it does.');
    return true;
  }
  console.log(`Advisories: ${report.grave.length} high or critical, ${report.others} others`);
  for (const line of report.grave) console.log(`  ${line}`);
  return report.grave.length === 0;
}

function checkLicences(): boolean {
  const lock: unknown = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { read, refused, unread } = judgeLicences(lock, installedLicence(ROOT));
  console.log(`Licences: ${read} allowed, ${refused.length} refused, ${unread.length} of other systems not installed`);
  for (const line of refused) console.log(`  ${line}`);
  return refused.length === 0;
}

async function writeSbom(file: string): Promise<boolean> {
  const args = ['--omit', 'dev', '--output-reproducible', '--output-file', file, 'package.json'];
  const { printed, failed } = await printedBy('npx', ['--yes', SBOM_TOOL, ...args]);
  console.log(failed ? `SBOM: not written\n${printed}` : `SBOM: ${file} (CycloneDX)`);
  return !failed;
}

const { values } = parseArgs({ options: { sbom: { type: 'string', default: 'sbom.cdx.json' } } });
const passed = [await checkAdvisories(), checkLicences(), await writeSbom(values.sbom)];
if (passed.includes(false)) process.exitCode = 1;
