import process from 'node:process';
import { takeConfig } from './config';
import { runPlatform } from './run-platform';

try {
  await runPlatform(takeConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
