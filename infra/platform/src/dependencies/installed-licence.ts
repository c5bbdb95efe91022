import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({ license: z.string().optional() });

/** The licence that an installed package states of itself, by its folder below `root`; undefined where it is not installed. */
export function installedLicence(root: string) {
  return (folder: string): string | undefined => {
    const file = join(root, folder, 'package.json');
    return existsSync(file) ? packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).license : undefined;
  };
}
