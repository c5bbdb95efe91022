import { isOpen, nextOpening } from './plan-window';
import type { PlanState } from './fold-plans';
import { assertFits, readPlan } from './plan-faults';
import type { Plan } from './plan.contract';

const plan = (facts: object) =>
  readPlan({ remote: 'mfe-search', version: '1.1.0', steps: [{ weight: 10, wait: 5 }], ...facts });
const step = (weight: number | string, ring?: string) => ({ weight, wait: 5, ...(ring && { ring }) });

test('a plan is read with shares as people write them', () => {
  expect(plan({ steps: [step('10%', 'pilot'), step(0.5), step('2.5 %')] }).steps.map(({ weight }) => weight)).toEqual([
    1000, 50, 250,
  ]);
});

test.each([
  [{ steps: [step(50), step(10)] }, 'step 2 gives 10 % after 50 %'],
  [{ steps: [step(10), step(10)] }, 'step 2 gives 10 % after 10 %'],
  [{ steps: [step(10), step(50, 'pilot')] }, 'step 2 is for ring pilot, which had its share with all sites before'],
  [{ steps: [step(100)] }, 'promoting gives it to everybody'],
  [{ steps: [step(0)] }, 'between 0.01 %'],
  [{ steps: [] }, 'steps'],
  [{ steps: [{ weight: 10 }] }, 'wait'],
  [{ windows: [{ from: '09:00', to: '09:00' }] }, 'window 1 is never open'],
  [{ windows: [{ days: ['someday'] }] }, 'days'],
  [{ start: 'tomorrow' }, 'a moment like'],
  [{ start: '2026-12-24T00:00' }, 'with its offset'],
  [{ force: true }, 'force'],
])('%j is refused: %s', (facts, words) => {
  expect(() => plan(facts)).toThrow(words);
});

test.each(['2026-12-24T00:00+10:00', '2026-12-24T00:00:00+10:00', '2026-12-23T14:00Z'])('%s is a moment', (start) => {
  expect(new Date(plan({ start }).start ?? '').getTime()).toBe(Date.UTC(2026, 11, 23, 14));
});

test('a window is open by the clock of every site', () => {
  const { windows } = plan({ windows: [{ days: ['tue'], from: '09:00', to: '17:00' }] });
  const at = (time: string) => new Date(`2026-11-24T${time}:00+10:00`);
  expect(isOpen(windows, ['Australia/Brisbane'], at('09:00'))).toBe(true);
  expect(isOpen(windows, ['Australia/Brisbane'], at('17:00'))).toBe(false);
  // In Perth it is 07:00 then.
  expect(isOpen(windows, ['Australia/Brisbane', 'Australia/Perth'], at('09:00'))).toBe(false);
  expect(isOpen(windows, ['Australia/Brisbane', 'Australia/Perth'], at('11:00'))).toBe(true);
  expect(isOpen([], ['Australia/Perth'], at('03:00'))).toBe(true);
});

test('a window over midnight begins on its days, by the clock of every site', () => {
  const { windows } = plan({ windows: [{ days: ['tue'], from: '22:00', to: '02:00' }] });
  const inBrisbane = (day: number, time: string) =>
    isOpen(windows, ['Australia/Brisbane'], new Date(`2026-11-${day}T${time}:00+10:00`));
  expect(inBrisbane(24, '21:59')).toBe(false);
  expect(inBrisbane(24, '22:00')).toBe(true);
  expect(inBrisbane(25, '01:59')).toBe(true);
  expect(inBrisbane(25, '02:00')).toBe(false);
  // Before it began, and on the next evening.
  expect(inBrisbane(24, '01:00')).toBe(false);
  expect(inBrisbane(25, '23:00')).toBe(false);
  // In Perth it is two hours earlier.
  const both = ['Australia/Brisbane', 'Australia/Perth'];
  expect(isOpen(windows, both, new Date('2026-11-24T23:00:00+10:00'))).toBe(false);
  expect(nextOpening(windows, both, new Date('2026-11-24T23:00:00+10:00'))).toEqual(
    new Date('2026-11-25T00:00:00+10:00'),
  );
});

test('two plans that promote meet, whatever rings they begin with; two that stay on rings do by their sites', () => {
  const on = (ring: string, promote: boolean) => plan({ steps: [step(10, ring)], promote });
  const at = (id: number, known: Plan): PlanState => ({
    ...{ id, plan: known, by: 'anna', byId: null, state: 'running', taken: [], resumedAt: null },
    ...{ words: '', approvedBy: 'ben', revision: id, at: new Date() },
  });
  const sitesOf = (ring: string) => (ring === 'pilot' ? ['harbor', 'northshore'] : [`${ring} alone`, 'harbor']);
  const fit = (known: Plan, next: Plan) => () =>
    assertFits(next, {
      others: [at(7, known)],
      freezes: [],
      now: new Date(),
      reach: { sitesOf, timeZonesOf: () => [] },
    });

  expect(fit(on('pilot', true), on('queensland', true))).toThrow('Plan 7 rolls mfe-search 1.1.0 out to the same sites');
  expect(fit(on('pilot', true), on('queensland', false))).toThrow('Plan 7');
  expect(fit(on('pilot', false), on('queensland', true))).toThrow('Plan 7');
  expect(fit(on('pilot', false), on('queensland', false))).not.toThrow();
  const other = { ...on('queensland', false), version: '1.2.0' };
  expect(fit(on('pilot', false), other)).toThrow('Plan 7 rolls mfe-search 1.1.0 out to harbor as well');
  expect(fit(on('pilot', false), { ...other, remote: 'mfe-leads' })).not.toThrow();
  expect(fit(on('pilot', false), on('pilot', false))).toThrow('Plan 7');
});

test('a plan whose windows are open nowhere at one time is refused with the step and the clocks, whoever is early', () => {
  const zones = (ring: string | null) =>
    ring === 'queensland' ? ['Australia/Brisbane'] : ['Australia/Perth', 'Australia/Brisbane'];
  const fit = (facts: object) => () =>
    assertFits(plan(facts), {
      ...{ others: [], freezes: [], now: new Date('2026-11-24T09:30:00+10:00') },
      reach: { sitesOf: () => [], timeZonesOf: zones },
    });
  const early = [{ from: '09:00', to: '10:30' }];

  expect(fit({ windows: early })).toThrow(
    'never open at one time on all sites, whose clocks differ (Australia/Brisbane, Australia/Perth): step 1 would wait',
  );
  const alone = { windows: early, steps: [step(10, 'queensland')] };
  expect(fit(alone)).toThrow('promoting it would wait for ever');
  expect(fit({ ...alone, promote: false })).not.toThrow();
  expect(fit({ ...alone, promote: false, steps: [step(10, 'queensland'), step(20, 'pilot')] })).toThrow(
    'all sites of ring pilot, whose clocks differ (Australia/Brisbane, Australia/Perth): step 2 would wait for ever',
  );
  expect(fit({ windows: [{ from: '09:00', to: '12:00' }] })).not.toThrow();
  // Of several windows one may be open here and another one there.
  expect(fit({ windows: [...early, { from: '07:00', to: '08:00' }] })).not.toThrow();
});
