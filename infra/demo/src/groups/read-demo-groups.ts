import '@shared-kit/contracts/http/plain-issues';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { demoGroupSchema } from './demo-group.contract';
import type { DemoGroup } from './demo-group.contract';

const GROUPS_DIR = path.join(import.meta.dirname, '../../groups');

/** The demo's dealer groups, by name of file. */
export async function readDemoGroups(): Promise<DemoGroup[]> {
  const names = (await readdir(GROUPS_DIR)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = demoGroupSchema.safeParse(parse(await readFile(path.join(GROUPS_DIR, name), 'utf8')));
      if (!file.success) throw new Error(`${name} is wrong:\n${z.prettifyError(file.error)}`);
      return file.data;
    }),
  );
}
