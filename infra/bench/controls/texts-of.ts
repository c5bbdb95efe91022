import type { Link, LinkGroup, Section } from './pages/page-data';

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** What people read of some HTML, on one line. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|quot|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The inside of the first element of a kind. */
export const inside = (html: string, element: string): string =>
  new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 's').exec(html)?.[1] ?? '';

/** The links below each heading or summary; those after the end of a group, and before the first, have no title. */
export function linkGroups(html: string): LinkGroup[] {
  const groups: LinkGroup[] = [];
  const parts = html.matchAll(
    /<(h2|summary)\b[^>]*>(.*?)<\/\1>|<\/(details)>|<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
  );
  for (const [, , heading, end, href, link] of parts) {
    if (heading !== undefined) begin(groups, textOf(heading).replace(/^Show: /, ''));
    else if (end) begin(groups, '');
    else addLink(groups, { href: href ?? '', text: textOf(link ?? '') });
  }
  return groups.filter(({ links }) => links.length > 0);
}

function begin(groups: LinkGroup[], title: string): void {
  // A heading and the summary of what it folds say the same.
  if (groups.at(-1)?.title !== title) groups.push({ title, links: [] });
}

function addLink(groups: LinkGroup[], link: Link): void {
  if (!link.text) return;
  if (groups.length === 0) begin(groups, '');
  const { links = [] } = groups.at(-1) ?? {};
  if (!links.some(({ href }) => href === link.href)) links.push(link);
}

/** The texts below each second heading of a page, each once. */
export function sectionsOf(html: string): Section[] {
  const sections: Section[] = [];
  for (const [, element, content] of html.matchAll(/<(h2|h3|p|dt|dd|li)\b[^>]*>(.*?)<\/\1>/gs)) {
    const text = textOf(content ?? '');
    if (element === 'h2') sections.push({ heading: text, texts: [] });
    else if (text && sections.at(-1)?.texts.includes(text) === false) sections.at(-1)?.texts.push(text);
  }
  return sections;
}
