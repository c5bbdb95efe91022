import process from 'node:process';
import { readConfig } from './config';
import { runPlatform } from './run-platform';

try {
  await runPlatform(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
