import path from 'node:path';
import { machineHeaders } from '@infra/platform/secrets';

const env = process.env;

/** Where the running platform is: `npm test` starts one and says so, otherwise it is the one `npm start` runs. */
export const shellPort = Number(env['E2E_PORT'] ?? env['PORT'] ?? 3000);
export const operatorPort = Number(env['E2E_OPERATOR_PORT'] ?? env['OPERATOR_PORT'] ?? 3001);
export const shellOrigin = `http://localhost:${shellPort}`;
export const operatorOrigin = `http://127.0.0.1:${operatorPort}`;
export const apiOrigin =
  env['E2E_API_ORIGIN'] ??
  `http://127.0.0.1:${env['E2E_OPERATOR_PORT'] ? operatorPort + 1 : (env['API_PORT'] ?? operatorPort + 1)}`;

export const rootDir = path.resolve(import.meta.dirname, '../../..');
export const dataDir = path.resolve(rootDir, env['E2E_DATA_DIR'] ?? env['DATA_DIR'] ?? '.data');

/** The demo sites besides the first one, which `localhost` shows. */
export const otherSites = ['brolga-toyota', 'tern-suzuki', 'plugbird', 'gannet-trucks', 'wide-road'] as const;

/** The address of a demo site. Browsers resolve such names to this machine by themselves. */
export function siteOrigin(slug: string): string {
  return `http://${slug}.localhost:${shellPort}`;
}

/** A journey is a program of the platform's machine: the operator port knows it by these. */
export const operatorHeaders = () => machineHeaders(dataDir);
