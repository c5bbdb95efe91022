// What a command of the command line starts with: TypeScript, and no complaint where its reader leaves early (`| head`).
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import './typescript.mjs';

// Who takes a version back does not wait for what was compiled the last time; where nothing can be written, it is compiled.
enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/commands'));

process.stdout.on('error', (error) => {
  // What the command does goes on to its end; only nobody reads of it any more.
  if (error.code !== 'EPIPE') throw error;
});
