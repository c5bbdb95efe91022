// What a command of the command line starts with: TypeScript, and no complaint where its reader leaves early (`| head`).
import process from 'node:process';
import './typescript.mjs';

process.stdout.on('error', (error) => {
  // What the command does goes on to its end; only nobody reads of it any more.
  if (error.code !== 'EPIPE') throw error;
});
