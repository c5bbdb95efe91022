/** Side views, drawn for this project: a body and its wheels on a 120 by 48 ground. */
const shapes: Readonly<Record<string, string>> = {
  hatch: 'M10 36c-2-8 0-12 8-14l14-10c4-2 24-3 32-1 8 3 14 8 18 12 10 1 18 4 20 13z',
  sedan: 'M6 36c-1-7 1-11 8-13l16-2 16-9c8-2 20-2 28 0l14 10c12 1 22 4 24 14z',
  wagon: 'M6 36c-2-10 0-14 4-16l10-9c10-1 40-1 52 0l16 11c12 1 22 4 24 14z',
  suv: 'M8 36c-3-10-2-15 2-18l8-11c8-2 44-2 54 0l12 12c14 2 24 4 26 17z',
  ute: 'M4 36V22h40l6-12c8-2 20-2 26 0l12 11c14 1 22 4 24 15z',
  van: 'M6 36C4 20 4 12 8 8c20-2 60-2 70 0 8 4 16 10 20 15 10 2 16 4 16 13z',
  coupe: 'M6 36c-2-6 0-10 8-13l18-5c10-7 24-9 36-7 10 2 16 7 22 11 14 1 22 5 24 14z',
  truck: 'M4 36V6h70v30zM78 36V14h18c6 4 10 10 12 14v8z',
  motorcycle: 'M26 28l14-8h22l6-6h8l-2 4 14 12-4 4-14-8-8 10H44l-8-6z',
  caravan: 'M10 36V14c2-4 6-6 10-6h66c8 0 12 6 12 14v12h16v2z',
};
const wheels: Readonly<Record<string, readonly [number, number]>> = { truck: [22, 92], caravan: [54, 66], motorcycle: [28, 92] };

/** The shape of a body type, by the words a feed uses for it. */
export function BodySilhouette({ body }: { body: string }) {
  const name = shapeOf(body);
  const [rear, front] = wheels[name] ?? [28, 92];
  return (
    <svg viewBox="0 0 120 48" width="96" height="38" fill="currentColor" aria-hidden>
      <path d={shapes[name]} />
      {[rear, front].map((x) => (
        <circle key={x} cx={x} cy="36" r="9" stroke="var(--surface)" strokeWidth="3" />
      ))}
    </svg>
  );
}

function shapeOf(body: string): string {
  const words = body.toLowerCase();
  if (/cab|ute|pickup/.test(words)) return 'ute';
  if (/coupe|convertible|cabrio|roadster/.test(words)) return 'coupe';
  if (/bike|motor|scooter/.test(words)) return 'motorcycle';
  if (/bus|people/.test(words)) return 'van';
  return Object.keys(shapes).find((name) => words.includes(name)) ?? 'sedan';
}
