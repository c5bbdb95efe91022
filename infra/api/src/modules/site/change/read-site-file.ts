import { storableText } from '@shared-kit/domain/text/storable-text';
import { readFile } from 'node:fs/promises';
import { LineCounter, isNode, parseDocument } from 'yaml';
import { SiteConfigRefused } from '../../../site-config/site-config-fault';

export type SiteFile = {
  /** The file as written, without defaults. */
  given: unknown;
  /** Line of the value at a path like `theme.accent`, or of the nearest value above it. */
  lineOf: (path: string) => number | undefined;
};

/**
 * Reads a YAML (or JSON) file.
 *
 * @throws {SiteConfigRefused} when it is no YAML at all, with line and column.
 */
export async function readSiteFile(file: string): Promise<SiteFile> {
  const lineCounter = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter, uniqueKeys: true });
  if (document.errors.length > 0) {
    throw new SiteConfigRefused(
      file,
      document.errors.map(({ message }) => ({ path: 'YAML', message: message.split('\n')[0] ?? '' })),
    );
  }
  return {
    given: storableText<unknown>(document.toJS()),
    lineOf(path) {
      for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
        const node = document.getIn(steps.map(asKey), true);
        if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
      }
      return undefined;
    },
  };
}

function asKey(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}
