import { createHash } from 'node:crypto';
import type { Encoding } from '../files/compressed';
import type { OpenedPage } from '../page/respond-with-page';
import { compressed, plain } from './splice';
import type { Fill, Template } from './splice';

/** A style sheet's link in the HTML. A site's theme is a file of its own, however the others come. */
const PART_OF_STYLES = /<link rel="stylesheet" href="(?!\/theme\/)/g;

type Rendered = { html: Buffer; page: OpenedPage; /** As it was rendered with. */ documentKey: string };

type Facts = { releaseSetId: string; html: string; scripts: readonly string[]; documentKey: string };

/** A rendered page without what is one answer's own: its nonce, and the key of its forms. */
export class RememberedPage {
  readonly releaseSetId: string;
  /** CSP sources of its inline scripts: hashes, since what many get can have no nonce. */
  readonly scripts: readonly string[];
  /** Null where each answer has a key of its own. */
  readonly etag: string | null;
  /** False while its style sheet is being made of many: until then it takes a request for each part. */
  readonly hasJoinedStyles: boolean;
  readonly #template: Template;
  readonly #fills = new Map<Encoding, Promise<Fill>>();
  #times = 0;

  constructor({ releaseSetId, html, scripts, documentKey }: Facts) {
    const texts = html.split(documentKey).map((text) => Buffer.from(text, 'latin1'));
    this.releaseSetId = releaseSetId;
    this.scripts = scripts.map((script) => `'sha256-${hashOf(script).digest('base64')}'`);
    this.etag = texts.length === 1 ? `W/"${hashOf(html).digest('base64url')}"` : null;
    this.hasJoinedStyles = [...html.matchAll(PART_OF_STYLES)].length <= 1;
    this.#template = { texts, width: documentKey.length };
  }

  /** What it takes of memory, both compressed copies included: each is less than a quarter of the HTML. */
  get bytes(): number {
    return Math.ceil(1.5 * this.#template.texts.reduce((sum, { length }) => sum + length, 0));
  }

  /** Whether somebody got it before: only then is it worth being compressed once for all. */
  takeFirst(): boolean {
    this.#times += 1;
    return this.#times === 1;
  }

  /** @param documentKey is called only where the page has forms. */
  html(documentKey: () => string): Buffer {
    return plain(this.#template)(this.#value(documentKey));
  }

  /** The same, compressed. */
  async body(encoding: Encoding, documentKey: () => string): Promise<Buffer> {
    const fill = this.#fills.get(encoding) ?? compressed(this.#template, encoding);
    this.#fills.set(encoding, fill);
    return (await fill)(this.#value(documentKey));
  }

  #value(documentKey: () => string): Buffer {
    return this.etag === null ? Buffer.from(documentKey()) : Buffer.alloc(0);
  }
}

const KEY_OF_DOCUMENT = 'data-document-key';

/**
 * What many may get of a page that was rendered for one.
 *
 * @returns null where that is not clear: it did not come to its end, or its key stands in a script.
 */
export function rememberedPage({ html, page, documentKey }: Rendered): RememberedPage | null {
  // A letter a byte, whatever the text is.
  const rendered = html.toString('latin1');
  const scripts = ownScripts(rendered, page.nonce);
  if (!rendered.endsWith('</html>') || scripts.some((script) => script.includes(documentKey))) return null;
  const text = rendered.replaceAll(` nonce="${page.nonce}"`, '');
  // Without a form in its HTML a page needs no key: a form that comes later makes its own.
  const places = text.split(documentKey).length - 1;
  const withoutKey = places === 1 ? text.replace(`${KEY_OF_DOCUMENT}="${documentKey}"`, `${KEY_OF_DOCUMENT}=""`) : text;
  return new RememberedPage({ releaseSetId: page.releaseSetId, html: withoutKey, scripts, documentKey });
}

/** The inline scripts that have the page's nonce: what somebody got into it otherwise is not to run. */
function ownScripts(html: string, nonce: string): string[] {
  const found = [...html.matchAll(/<script(?<facts>[^>]*)>(?<text>[^]*?)<\/script>/g)];
  return found.flatMap(({ groups: { facts = '', text = '' } = {} }) =>
    facts.includes(`nonce="${nonce}"`) && !/\ssrc=/.test(facts) ? [text] : [],
  );
}

function hashOf(text: string) {
  return createHash('sha256').update(text, 'latin1');
}
