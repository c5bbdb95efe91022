// One control as a process of its own: CONTROL=static holds its pages ready, CONTROL=react draws each anew. Built by
// `build-controls.ts`, started by `start-controls.ts`, which writes what to draw into the file DATA.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ControlData } from './control-data';
import { Page } from './pages/page';
import type { PageData } from './pages/page-data';

const { CONTROL, DATA = '', PRODUCT = '' } = process.env;
/** As the product compresses what it draws anew. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = promisify(brotliCompress);

const { font, pages } = JSON.parse(readFileSync(DATA, 'utf8')) as ControlData;
const built = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const fontFace = `@font-face{font-family:Control;font-weight:200 800;font-display:swap;src:url(${font})format('woff2')}`;

/** Escaped so that no text of a car ends the element. */
const json = (data: PageData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

function document(data: PageData, content: string, scripts: [head: string, end: string] = ['', '']): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="/controls.css"><link rel="icon" href="data:,"><title>${data.title}</title>${scripts[0]}</head><body><div id="root">${content}</div>${scripts[1]}</body></html>`;
}

const staticPage = (data: PageData) => document(data, renderToStaticMarkup(<Page data={data} />));
const reactPage = (data: PageData) =>
  document(data, renderToString(<Page data={data} />), [
    '<script type="module" src="/client.js"></script>',
    `<script type="application/json" id="data">${json(data)}</script>`,
  ]);

type File = { type: string; encoding?: 'br'; bytes: Buffer };
const html = 'text/html; charset=utf-8';
const packed = (type: string, text: string): File => ({ type, encoding: 'br', bytes: brotliCompressSync(text) });

const files = new Map<string, File>([
  ['/controls.css', packed('text/css', fontFace + built('controls.css'))],
  ['/client.js', packed('text/javascript', built('client.js'))],
]);
if (CONTROL === 'static')
  for (const [address, data] of Object.entries(pages)) if (data) files.set(address, packed(html, staticPage(data)));

/** Pictures and the font as the product sends them, asked for once and then held. */
async function fromProduct(address: string, accept: string): Promise<File> {
  const answer = await fetch(PRODUCT + address, { headers: { accept } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function answerTo({ url = '', headers }: IncomingMessage): Promise<File> {
  const address = url.replace(/[?&]n=\d+$/, '');
  const held = files.get(address);
  if (held) return held;
  const data = pages[address];
  if (data) return { type: html, encoding: 'br', bytes: await compress(reactPage(data), QUALITY) };
  const file = await fromProduct(address, headers.accept ?? '*/*');
  files.set(address, file);
  return file;
}

async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { type, encoding, bytes } = await answerTo(asked);
  answer.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': type === html ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(encoding && { 'content-encoding': encoding }),
  });
  answer.end(bytes);
}

const server = createServer((asked, answer) => {
  serve(asked, answer).catch((error: unknown) => answer.writeHead(502).end(String(error)));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
