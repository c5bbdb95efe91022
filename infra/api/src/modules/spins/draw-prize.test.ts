import { drawPrize, periodOf } from './draw-prize';

const prizes = [
  { label: 'Roof racks', weight: 1, wins: true },
  { label: 'Car wash', weight: 9, wins: true },
  { label: 'Better luck next time', weight: 90, wins: false },
];
const player = { secret: 'a secret', site: 'sunrise-cars', phone: '+61412345678', period: '2026-11' };

test('the same phone in the same period gets the same prize and code, whatever it does', () => {
  expect(drawPrize(prizes, player)).toEqual(drawPrize(prizes, { ...player }));
  expect(drawPrize(prizes, player).code).toMatch(/^[0-9A-F]{8}$/);
});

test('another phone, period, site or secret has a code of its own', () => {
  const codes = [
    player,
    { ...player, phone: '+61412345679' },
    { ...player, period: '2026-12' },
    { ...player, site: 'harbor-cars' },
    { ...player, secret: 'another' },
  ].map((each) => drawPrize(prizes, each).code);

  expect(new Set(codes).size).toBe(5);
});

test('prizes come as often as their weights say', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 10_000; n++) {
    const { label } = drawPrize(prizes, { ...player, phone: String(n) });
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }

  // Four standard deviations of each binomial: the draw is a hash, so the counts are the same on every machine.
  expect(Math.abs((counts.get('Roof racks') ?? 0) - 100)).toBeLessThan(40);
  expect(Math.abs((counts.get('Car wash') ?? 0) - 900)).toBeLessThan(115);
  expect(Math.abs((counts.get('Better luck next time') ?? 0) - 9_000)).toBeLessThan(120);
});

test.each([
  ['day', '2026-12-01'],
  ['month', '2026-12'],
  ['year', '2026'],
] as const)('a %s begins at midnight where the dealer is', (period, expected) => {
  // 15:30 UTC is 1:30 am of the next day in Brisbane.
  expect(periodOf(new Date('2026-11-30T15:30:00Z'), period, 'Australia/Brisbane')).toBe(expected);
});
