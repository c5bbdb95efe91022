import type { Theme } from '@shared-kit/contracts/site/site-config.contract';
import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';

/** A fact with its label; `href` where it can be followed. */
export type MailRow = readonly [label: string, value: string, href?: string | undefined];

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; title?: string; rows: readonly MailRow[] }
  | { kind: 'action'; label: string; href: string }
  /** Says nothing that the words do not: many programs show none until they are asked. */
  | { kind: 'picture'; src: string; alt: string; href: string }
  | { kind: 'list'; title: string; items: readonly string[] }
  /** Who writes, and what else can be done: smaller, last. */
  | { kind: 'small'; rows: readonly MailRow[] };

type MailPage = {
  /** The name above everything. */
  from: string;
  heading: string;
  blocks: readonly MailBlock[];
  theme: Pick<Theme, 'brand' | 'onBrand' | 'accent' | 'onAccent'>;
};

/** One mail in both of its forms: what can be read in the one can be read in the other. */
export function mailBody(page: MailPage): { text: string; html: string } {
  return { text: asText(page), html: asHtml(page) };
}

function asText({ heading, blocks }: MailPage): string {
  return [heading, ...blocks.map(blockAsText).filter(Boolean)].join('\n\n');
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'action':
      return `${block.label}: ${block.href}`;
    case 'picture':
      return '';
    case 'list':
      return [block.title.toUpperCase(), ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'rows':
      return [...(block.title ? [block.title.toUpperCase()] : []), ...block.rows.map(rowAsText)].join('\n');
    case 'small':
      return block.rows.map(rowAsText).join('\n');
  }
}

/** A page's address follows its words, but not a number or an address that the words are already. */
function rowAsText([label, value, href]: MailRow): string {
  const followed = href?.startsWith('http') && href !== value ? `${value}: ${href}` : value;
  return label ? `${label}: ${followed}` : followed;
}

const BODY =
  'margin:0;background:#f4f4f2;font:16px/1.5 system-ui,-apple-system,Segoe UI,Arial,sans-serif;color:#16181d';
const SHEET = 'max-width:600px;margin:0 auto;background:#ffffff';
const LABEL = 'text-align:left;font-weight:400;color:#5b606b;padding:4px 16px 4px 0;vertical-align:top;width:34%';
const VALUE = 'padding:4px 0;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere;word-break:break-word';
const PICTURE = 'display:block;width:100%;height:auto;border-radius:8px';
const BUTTON = 'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none';
/** What a list of mails shows beside the subject, in place of the site's name again. */
const PREVIEW = 'display:none;max-height:0;overflow:hidden';
/** Its colours are the site's: a program that turns them dark by guess loses their contrast. */
const LIGHT = '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">';
const SMALL = 'border-top:1px solid #e2e3e6;padding:16px 24px 24px;font-size:14px;color:#5b606b';

/** Mail programs drop style sheets, so the few styles stand on the elements. */
function asHtml({ from, heading, blocks, theme }: MailPage): string {
  const body = blocks.filter(({ kind }) => kind !== 'small').map((block) => blockAsHtml(block, theme));
  const small = blocks.filter(({ kind }) => kind === 'small').map((block) => blockAsHtml(block, theme));
  const first = blocks.find((block) => block.kind === 'text');
  const preview = first ? `<div style="${PREVIEW}">${escapeMarkup(first.text)}</div>` : '';
  const bar = `padding:16px 24px;background:${theme.brand};color:${theme.onBrand};border-bottom:1px solid #e2e3e6;font-weight:600`;
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${LIGHT}<title>${escapeMarkup(heading)}</title></head><body style="${BODY}">${preview}<div style="${SHEET}"><div style="${bar}">${escapeMarkup(from)}</div><div style="padding:8px 24px 24px"><h1 style="font-size:22px;line-height:1.3;margin:16px 0">${escapeMarkup(heading)}</h1>${body.join('')}</div><div style="${SMALL}">${small.join('')}</div></div></body></html>`;
}

function blockAsHtml(block: MailBlock, theme: MailPage['theme']): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:16px 0">${escapeMarkup(block.text)}</p>`;
    case 'action':
      return `<p style="margin:24px 0"><a href="${escapeMarkup(block.href)}" style="${BUTTON};background:${theme.accent};color:${theme.onAccent}">${escapeMarkup(block.label)}</a></p>`;
    case 'picture':
      return `<p style="margin:16px 0"><a href="${escapeMarkup(block.href)}"><img src="${escapeMarkup(block.src)}" alt="${escapeMarkup(block.alt)}" width="552" style="${PICTURE}"></a></p>`;
    case 'list':
      return `${title(block.title)}<ul style="margin:8px 0;padding-left:20px">${block.items.map((item) => `<li style="margin:4px 0">${escapeMarkup(item)}</li>`).join('')}</ul>`;
    case 'rows':
      return `${block.title ? title(block.title) : ''}<table style="border-collapse:collapse;width:100%">${block.rows.map(rowAsHtml).join('')}</table>`;
    case 'small':
      return block.rows.map((row) => `<p style="margin:4px 0;overflow-wrap:anywhere">${smallRow(row)}</p>`).join('');
  }
}

function title(text: string): string {
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeMarkup(text)}</h2>`;
}

function rowAsHtml([label, value, href]: MailRow): string {
  const shown = linked(value, href);
  return label
    ? `<tr><th scope="row" style="${LABEL}">${escapeMarkup(label)}</th><td style="${VALUE}">${shown}</td></tr>`
    : `<tr><td colspan="2" style="${VALUE}">${shown}</td></tr>`;
}

function smallRow([label, value, href]: MailRow): string {
  return label ? `${escapeMarkup(label)}: ${linked(value, href)}` : linked(value, href);
}

function linked(value: string, href: string | undefined): string {
  return href
    ? `<a href="${escapeMarkup(href)}" style="color:inherit">${escapeMarkup(value)}</a>`
    : escapeMarkup(value);
}
