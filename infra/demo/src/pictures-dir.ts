import { join } from 'node:path';

/** The demo's picture library. */
export const PICTURES_DIR = join(import.meta.dirname, '../pictures');
