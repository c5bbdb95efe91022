import { parseArgs } from 'node:util';
import { ScaffoldRefusal } from '../scaffold/names';
import { makeRepository } from './make-repository';
import { packKit } from './pack-kit';

const USAGE = `npm run kit -- pack DIR                    packs contracts, domain, events, runtime, ui, testing and
                                          build-kit as npm packages
npm run kit -- repository DIR --name NAME  a repository of its own for the remote mfe-NAME, built against them`;

async function main(args: string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { name: { type: 'string' } } });
  const [act, dir] = positionals;
  if (act === 'pack' && dir) return packKit(dir);
  if (act === 'repository' && dir) return makeRepository(dir, values.name);
  return [USAGE];
}

try {
  for (const line of await main(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  const isSaid = error instanceof ScaffoldRefusal || (error instanceof TypeError && 'code' in error);
  process.stderr.write(`${isSaid ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
