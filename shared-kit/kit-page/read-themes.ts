import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import fs from 'node:fs';
import path from 'node:path';
import { findContrastFaults } from '@shared-kit/domain/theme/theme-contrast';
import { parse } from 'yaml';

const shownSchema = siteConfigSchema.pick({ slug: true, name: true, theme: true, template: true });

/**
 * The themes of the sites in a folder of configurations, in the order of their files.
 *
 * @throws {Error} for a theme that cannot be read, as the site import does.
 */
export function readThemes(sitesDir: string) {
  const files = fs.readdirSync(sitesDir).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => {
    const site = shownSchema.parse(parse(fs.readFileSync(path.join(sitesDir, file), 'utf8')));
    const faults = findContrastFaults(site.theme);
    if (faults.length > 0) throw new Error(`${file}: ${JSON.stringify(faults)}`);
    return site;
  });
}
