import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Asset } from '../../../app/page-payload';
import { sha384 } from '../../release/artifact';
import { PAGE_BROTLI_QUALITY } from '../../files/compressed';

const compress = promisify(brotliCompress);

/** Most style sheets in one: far more than any page has. */
const MAX_PARTS = 40;
/** What a part's address may be: its name carries a hash or a version, so that what it holds never changes. */
const PART = /^\/(?:assets|remotes\/[\w-]+\/\w[\w.-]*\/client)\/\w[\w.-]*\.css$/;
const RELATIVE_URL = /url\((['"]?)(?!['"]?(?:data:|https?:|\/|#))([^'")]+)\1\)/g;

type Sheet = { name: string; integrity: string; bytes: Buffer; brotli: Buffer };
type Folders = { clientDir: string; artifactsDir: string };

/**
 * The style sheets of a page as one file. A page has ten and more, a browser opens six connections to a server
 * that speaks HTTP/1.1 and asks for styles first: the main picture would wait until they are there.
 *
 * The address says which parts there are, so that any server answers it, and carries a hash of what it holds.
 */
export class JoinedStyles {
  readonly #folders: Folders;
  readonly #sheets = new LRUCache<string, Sheet>({ max: 300 });
  readonly #making = new Map<string, Promise<Sheet>>();

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  /** Where the joined sheet is; null until it is made, and where a part cannot be read or was altered. */
  cached(parts: readonly Asset[]): { href: string; integrity: string } | null {
    const of = parts.map(({ href }) => href).join();
    const sheet = this.#sheets.get(of);
    if (sheet) return { href: `/styles/${sheet.name}.css?of=${of}`, integrity: sheet.integrity };
    // The page does with its parts meanwhile.
    this.#make(of, parts).catch(() => undefined);
    return null;
  }

  /** The same, once it is made. @throws {Error} where a part cannot be read or was altered. */
  async sheetOf(parts: readonly Asset[]): Promise<ReturnType<JoinedStyles['cached']>> {
    await this.#make(parts.map(({ href }) => href).join(), parts);
    return this.cached(parts);
  }

  /**
   * The sheet an address names; null when there is none, or its parts no longer hold what the name says.
   * One that no page of this server has is made quickly and not kept: anybody may put parts together.
   */
  async read(name: string, of: string): Promise<Sheet | null> {
    const known = this.#sheets.get(of) ?? (await this.#making.get(of)?.catch(() => null));
    const parts = of.split(',').map((href) => ({ href, integrity: undefined }));
    const sheet = known ?? (await joined(parts, this.#folders, PAGE_BROTLI_QUALITY).catch(() => null));
    return sheet?.name === name ? sheet : null;
  }

  #make(of: string, parts: readonly Asset[]): Promise<Sheet> {
    const known = this.#sheets.get(of);
    if (known) return Promise.resolve(known);
    const making = this.#making.get(of) ?? joined(parts, this.#folders, constants.BROTLI_MAX_QUALITY);
    this.#making.set(of, making);
    return making
      .then((sheet) => {
        this.#sheets.set(of, sheet);
        return sheet;
      })
      .finally(() => this.#making.delete(of));
  }
}

/** @throws {Error} when a part is none of ours, cannot be read, or is not what its page says it is. */
async function joined(parts: readonly Asset[], folders: Folders, quality: number): Promise<Sheet> {
  if (parts.length > MAX_PARTS) throw new Error(`${parts.length} are too many style sheets for one page`);
  const texts = await Promise.all(parts.map((part) => readPart(part, folders)));
  const bytes = Buffer.from(texts.join('\n'));
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {
    name,
    integrity: sha384(bytes),
    bytes,
    brotli: await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  };
}

async function readPart({ href, integrity }: Asset, { clientDir, artifactsDir }: Folders): Promise<string> {
  if (!PART.test(href)) throw new Error(`${href} is no style sheet of ours`);
  const [, kind = '', ...rest] = href.split('/');
  const bytes = await fs.readFile(path.join(kind === 'assets' ? clientDir : artifactsDir, ...rest));
  if (integrity && sha384(bytes) !== integrity) throw new Error(`${href} was altered`);
  const folder = path.posix.dirname(href);
  return bytes.toString().replaceAll(RELATIVE_URL, (_all, quote: string, file: string) => {
    return `url(${quote}${path.posix.join(folder, file)}${quote})`;
  });
}
