import { isOpen } from './plan-window';
import { readPlan } from './plan-faults';

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
  [{ windows: [{ from: '16:00', to: '09:00' }] }, 'window 1 is never open'],
  [{ windows: [{ days: ['someday'] }] }, 'days'],
  [{ start: 'tomorrow' }, 'a moment like'],
  [{ force: true }, 'force'],
])('%j is refused: %s', (facts, words) => {
  expect(() => plan(facts)).toThrow(words);
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
