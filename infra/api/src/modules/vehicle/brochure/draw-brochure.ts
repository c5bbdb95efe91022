import type { Theme } from '@shared-kit/contracts/site/site-config.contract';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { CarBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import { facesOf } from './brochure-faces';
import { layOutBrochure } from './brochure-layout';
import { brochureRuler } from './brochure-ruler';
import { FOOT_TOP, MARGIN, PAGE, WIDTH } from './brochure-sheet';
import type { Box, Mark, Part, Sheet } from './brochure-sheet';

/** What of a site's theme stands on paper; the ground is the paper's. */
export type BrochureLook = Pick<Theme, 'accent' | 'font'>;

const colours = { text: '#16181d', muted: '#5b606b', ground: '#eef0f2', line: '#d5d7db' };
const BAR = 7;
const ROUND = 6;

/** A car's brochure as a tagged PDF (PDF/UA-1) in the site's own font. `picture` is a JPEG. */
export async function drawBrochure(brochure: CarBrochure, look: BrochureLook, picture: Buffer | null): Promise<Buffer> {
  const faces = await facesOf(look.font);
  const sheet = layOutBrochure(brochure, brochureRuler(faces));
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Its types know the archive's subsets only.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    info: {
      Title: brochure.title,
      Author: brochure.dealer.name,
      Subject: [brochure.price.text, brochure.price.type].filter(Boolean).join(' '),
    },
  });
  const whole = collected(doc);
  for (const face of ['regular', 'bold'] as const) doc.registerFont(face, faces[face].file);
  for (let page = 0; page < sheet.pages; page += 1) {
    doc.addPage();
    asDecoration(doc, () => ground(doc, look, page));
  }
  drawSheet(doc, sheet, picture);
  doc.end();
  return whole;
}

function drawSheet(doc: PDFKit.PDFDocument, { parts, aside }: Sheet, picture: Buffer | null): void {
  const all = doc.struct('Document', { lang: 'en-AU' });
  doc.addStructure(all);
  for (const each of parts) all.add(drawPart(doc, each, picture));
  all.end();
  for (const mark of aside) {
    doc.switchToPage(mark.page);
    asDecoration(doc, () => drawMark(doc, mark, picture));
  }
}

/** Its structure and, for each page that it is on, what is drawn there. */
function drawPart(doc: PDFKit.PDFDocument, { tag, alt, link, marks, parts }: Part, picture: Buffer | null) {
  const [first] = marks;
  const bbox = first && tag === 'Figure' ? { bbox: edges(first) } : {};
  const element = doc.struct(tag, { ...(alt && { alt }), ...bbox });
  for (const page of new Set(marks.map((mark) => mark.page))) {
    doc.switchToPage(page);
    const content = doc.markStructureContent(tag);
    for (const mark of marks) if (mark.page === page) drawMark(doc, mark, picture);
    doc.endMarkedContent();
    element.add(content);
  }
  if (link !== undefined)
    for (const { x, y, width, height } of marks)
      doc.link(x, y, width, height, link, { structParent: element, Contents: new String(link) } as object);
  for (const inner of parts) element.add(drawPart(doc, inner, picture));
  element.end();
  return element;
}

function edges({ x, y, width, height }: Box): [number, number, number, number] {
  return [x, y, x + width, y + height];
}

function asDecoration(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function ground(doc: PDFKit.PDFDocument, { accent }: BrochureLook, page: number): void {
  if (page === 0) doc.rect(0, 0, PAGE.width, BAR).fill(accent);
  doc.rect(MARGIN, FOOT_TOP, WIDTH, 0.75).fill(colours.line);
}

function drawMark(doc: PDFKit.PDFDocument, mark: Mark, picture: Buffer | null): void {
  if (mark.kind === 'line') return line(doc, mark);
  if (mark.kind === 'code') return qrCode(doc, mark);
  drawPicture(doc, mark, picture);
}

function line(doc: PDFKit.PDFDocument, { text, style, x, y, height }: Extract<Mark, { kind: 'line' }>): void {
  doc
    .font(style.face)
    .fontSize(style.size)
    .fillColor(colours[style.colour ?? 'text']);
  // The space between lines: without it a reader would run the last word of one into the first of the next.
  doc.text(`${text} `, x, y + (height - doc.currentLineHeight()) / 2, { lineBreak: false });
}

function drawPicture(doc: PDFKit.PDFDocument, { x, y, width, height }: Box, picture: Buffer | null): void {
  doc.save().roundedRect(x, y, width, height, ROUND).clip();
  doc.rect(x, y, width, height).fill(colours.ground);
  if (picture) doc.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  doc.restore();
}

/** One path of one-unit squares. */
function qrCode(doc: PDFKit.PDFDocument, { text, x, y, width }: Extract<Mark, { kind: 'code' }>): void {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, top) => row.flatMap((dark, left) => (dark ? `M${left} ${top}h1v1h-1z` : [])));
  doc
    .save()
    .translate(x, y)
    .scale(width / size)
    .path(squares.join(''))
    .fill('#000')
    .restore();
}

function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
