import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** How the name of a chunk begins that the server never draws: its styles come with it. */
const BROWSER_ONLY = 'browser-only-';

/** How the names of the small script's files begin: they lie beside those of the whole page. */
const TEXT_FILE = /^text[.-]/;

/** Tells the server which files a page starts with, of whichever build. */
export class EntryFiles {
  readonly #file: string;
  readonly #ofBuild = new Map<string, string[]>();

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('EntryFiles', ({ compilation }) => {
      const { name = '', assets } = compilation;
      const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
      // Styles of what loads later too: the server may have drawn it, unless its chunk says that it never does. And fonts: a page preloads its site's.
      const others = Object.keys(assets).filter(
        (file) => /\.(css|woff2)$/.test(file) && !file.startsWith(BROWSER_ONLY) && !TEXT_FILE.test(file),
      );
      this.#ofBuild.set(name, [...new Set([...entries, ...others])]);
      const files = [...this.#ofBuild.values()].flat().filter((file) => !file.includes('hot-update'));
      fs.mkdirSync(path.dirname(this.#file), { recursive: true });
      fs.writeFileSync(this.#file, JSON.stringify(files));
    });
  }
}
