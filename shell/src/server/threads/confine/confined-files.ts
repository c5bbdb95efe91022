import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { fix, refusal, refuseAll } from './refuse';

type Work = (this: void, ...args: unknown[]) => unknown;
type Works = Record<string, Work>;

/** Taken before a remote's code could put its own in its place. */
const { apply } = Reflect;
/** Asked with a path; which paths there are, Node's permissions say. */
const READERS = ['access', 'exists', 'lstat', 'readdir', 'realpath', 'stat'];
/** They describe, or are held by one another way. */
const HARMLESS = ['BigIntStats', 'Dirent', 'Stats', 'promises'];
const WRAPPED = ['readFile', 'readFileSync', 'openSync', 'readSync', 'closeSync', 'write', 'writeSync'];
/** What `fs.promises.readFile` needs of an open file. */
const OF_FILE_HANDLES = ['close', 'fd', 'getAsyncId'];

/**
 * The disk is for reading, by path. File descriptors are numbers that all threads of a process share, other shoppers'
 * connections among them: a thread reads what it opened itself, and writes to the process's output.
 *
 * @param file any that can be read: an open one shows what Node has for open files.
 */
export async function confineFiles(file: string): Promise<void> {
  const handle = await open(file);
  await handle.close();
  confineFileHandles(Object.getPrototypeOf(handle) as object);

  const all = fs as unknown as Works;
  const promises = fs.promises as unknown as Works;
  for (const works of [all, promises]) wrap(works, 'readFile', readByPath);
  wrap(all, 'readFileSync', readByPath);
  for (const name of ['write', 'writeSync']) wrap(all, name, writeOut);
  readOwnOnly(all);
  refuseAll(promises, 'fs/promises', [...READERS, 'readFile']);
  refuseAll(all, 'fs', [...READERS, ...READERS.map((name) => `${name}Sync`), ...WRAPPED, ...HARMLESS]);
}

/** `structuredClone` of a forged object makes one for any number, without any module of Node. */
function confineFileHandles(prototype: object): void {
  refuseAll(prototype, 'FileHandle', OF_FILE_HANDLES);
  const symbols = Object.getOwnPropertySymbols(prototype);
  const made = symbols.find(({ description }) => description === 'messaging_deserialize_symbol');
  if (!made) throw new Error('This Node makes handles of files elsewhere');
  fix(prototype, made, () => {
    throw refusal('make a FileHandle');
  });
}

function wrap(works: Works, name: string, around: (work: Work) => Work): void {
  fix(works, name, around(works[name] as Work));
}

/** With an encoding and no other option: a flag could empty the file. */
function readByPath(readFile: Work): Work {
  return (path, options, done) => {
    if (typeof path === 'number') throw refusal('read a file descriptor');
    if (typeof options === 'function') return readFile(path, options);
    const asked = options && typeof options === 'object' && 'encoding' in options ? options.encoding : options;
    const encoding = typeof asked === 'string' ? asked : null;
    return done === undefined ? readFile(path, encoding) : readFile(path, encoding, done);
  };
}

function writeOut(write: Work): Work {
  return (...asked) => {
    if (asked[0] !== 1 && asked[0] !== 2) throw refusal('write to a file descriptor');
    return apply(write, undefined, asked);
  };
}

/** Node's own `readFileSync` opens, reads and closes by these. */
function readOwnOnly(all: Works): void {
  const own = Object.create(null) as Record<number, boolean | undefined>;
  const refuseOthers = (fd: unknown): void => {
    if (typeof fd !== 'number' || own[fd] !== true) throw refusal('use a file descriptor of another');
  };
  wrap(all, 'openSync', (openSync) => (path, flags) => {
    if (flags !== undefined && flags !== 'r' && flags !== 0) throw refusal('open a file to write it');
    const fd = openSync(path, 'r') as number;
    own[fd] = true;
    return fd;
  });
  wrap(all, 'readSync', (readSync) => (...asked) => {
    refuseOthers(asked[0]);
    return apply(readSync, undefined, asked);
  });
  wrap(all, 'closeSync', (closeSync) => (fd) => {
    refuseOthers(fd);
    own[fd as number] = false;
    return closeSync(fd);
  });
}
