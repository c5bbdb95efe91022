import { createElement as h } from 'react';
import type { ReactElement } from 'react';
import { Document, Image, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { DocumentProps } from '@react-pdf/renderer';
import { encode } from 'uqr';
import type { CarBrochure } from '@shared-kit/domain/car-brochure';

/** A page holds as many; the rest is on the website, where the code leads. */
/** Stock number, VIN, plate, when built and complied, until when registered. */
const PAPERS = 6;
const MAX_FACTS = 22;
const MAX_FEATURES = 36;
const MAX_COMMENT_CHARACTERS = 900;

const s = StyleSheet.create({
  page: { padding: 36, fontSize: 9.5, fontFamily: 'Helvetica', color: '#16181d', lineHeight: 1.4 },
  top: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 10 },
  dealer: { fontSize: 11, fontFamily: 'Helvetica-Bold' },
  muted: { color: '#5b606b' },
  picture: { height: 250, objectFit: 'contain', backgroundColor: '#e9eaec', borderRadius: 6, marginBottom: 12 },
  headline: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 12 },
  title: { fontSize: 19, fontFamily: 'Helvetica-Bold', lineHeight: 1.15, maxWidth: 330 },
  price: { fontSize: 22, fontFamily: 'Helvetica-Bold', lineHeight: 1.15, textAlign: 'right' },
  columns: { flexDirection: 'row', flexWrap: 'wrap' },
  fact: { width: '50%', flexDirection: 'row', paddingRight: 14, paddingVertical: 1.5 },
  label: { width: '45%', color: '#5b606b' },
  value: { width: '55%' },
  feature: { width: '33%', paddingRight: 10 },
  heading: { fontSize: 12, fontFamily: 'Helvetica-Bold', marginTop: 12, marginBottom: 4 },
  foot: { position: 'absolute', left: 36, right: 36, bottom: 24, flexDirection: 'row', gap: 12, alignItems: 'center' },
});

/** A4, from data alone: no browser, no page is rendered for it. `picture` is a JPEG. */
export function brochureDocument(brochure: CarBrochure, picture: Buffer | null): ReactElement<DocumentProps> {
  const { title, subtitle, price, dealer, features, comments } = brochure;
  const facts = worthPrinting(brochure.facts);
  return h(
    Document,
    { title, author: dealer.name, subject: `${price.text} ${price.type ?? ''}`.trim(), creator: 'dealer-platform' },
    h(
      Page,
      { size: 'A4', style: s.page },
      h(
        View,
        { style: s.top },
        h(Text, { style: s.dealer }, dealer.name),
        h(Text, { style: s.muted }, `${dealer.address}  ${dealer.phone}`),
      ),
      picture && h(Image, { style: s.picture, src: { data: picture, format: 'jpg' } }),
      h(
        View,
        { style: s.headline },
        h(View, null, h(Text, { style: s.title }, title), h(Text, { style: s.muted }, subtitle)),
        priceBlock(price),
      ),
      h(View, { style: s.columns }, ...facts.map(factLine)),
      features.length > 0 && h(Text, { style: s.heading }, 'Features'),
      h(
        View,
        { style: s.columns },
        ...features
          .slice(0, MAX_FEATURES)
          .map((feature) => h(Text, { key: feature, style: s.feature }, `• ${feature}`)),
      ),
      comments !== '' && h(Text, { style: s.heading }, 'Dealer comments'),
      comments !== '' && h(Text, null, cut(comments)),
      foot(brochure),
    ),
  );
}

function priceBlock({ text, type, was }: CarBrochure['price']) {
  return h(
    View,
    null,
    h(Text, { style: s.price }, text),
    type !== null && h(Text, { style: { textAlign: 'right' } }, type),
    was !== null && h(Text, { style: [s.muted, { textAlign: 'right' }] }, `Was ${was}`),
  );
}

function factLine({ label, value }: { label: string; value: string }) {
  return h(View, { key: label, style: s.fact }, h(Text, { style: s.label }, label), h(Text, { style: s.value }, value));
}

function foot({ url, dealer, printedAt }: CarBrochure) {
  return h(
    View,
    { style: s.foot, fixed: true },
    qrCode(url),
    h(
      View,
      null,
      h(Text, null, url),
      h(
        Text,
        { style: s.muted },
        `Dealer licence ${dealer.licence}. Printed ${printedAt}: price and availability may have changed since.`,
      ),
    ),
  );
}

/** One path of one-unit squares. */
function qrCode(text: string) {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return h(
    Svg,
    { width: 56, height: 56, viewBox: `0 0 ${size} ${size}` },
    h(Path, { d: squares.join(''), fill: '#000' }),
  );
}

function cut(text: string): string {
  return text.length > MAX_COMMENT_CHARACTERS ? `${text.slice(0, MAX_COMMENT_CHARACTERS).trimEnd()}…` : text;
}

/** Where not all of them fit, measures go: the papers at the end say which car of many this is. */
function worthPrinting(facts: CarBrochure['facts']): CarBrochure['facts'] {
  return facts.length <= MAX_FACTS ? facts : [...facts.slice(0, MAX_FACTS - PAPERS), ...facts.slice(-PAPERS)];
}
