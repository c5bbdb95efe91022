import type { Figure, PageFigures } from './phone';

export type Contestants = Record<'ours' | 'static' | 'react', Partial<PageFigures>>;

/** A figure of ours beside what it is to be: a bound of its own, or so many times a control's. */
type Goal = { of: Figure } & ({ atMost: number } | { times: number; control: 'static' | 'react' });

const everyPage: Goal[] = [
  { of: 'lcpAppliedMs', times: 1.05, control: 'static' },
  { of: 'lcpSimulatedMs', times: 1.15, control: 'static' },
  { of: 'blockingMs', atMost: 50 },
  { of: 'hydratedMs', times: 1.2, control: 'react' },
  { of: 'scriptKb', atMost: 120 },
];

/** What is asked of a page on a slow phone. */
export const pageGoals: Record<'results' | 'vehicle', Goal[]> = {
  results: [...everyPage, { of: 'htmlKb', atMost: 70 }, { of: 'elements', atMost: 1200 }],
  vehicle: [...everyPage, { of: 'allKb', atMost: 350 }],
};

export type Judged = { ratio: number | null; bound: number; met: boolean; goal: string };

/** Whether a goal is met; a ratio has its control's figure below it. Nothing where a figure was not measured. */
export function judge(goal: Goal, figures: Contestants): Judged | null {
  const ours = figures.ours[goal.of];
  if ('atMost' in goal) {
    if (ours === undefined) return null;
    return { ratio: null, bound: goal.atMost, met: ours <= goal.atMost, goal: `${goal.atMost}` };
  }
  const control = figures[goal.control][goal.of];
  if (ours === undefined || !control) return null;
  const ratio = ours / control;
  const name = goal.control === 'static' ? 'static' : 'React alone';
  return { ratio, bound: goal.times * control, met: ratio <= goal.times, goal: `${goal.times} x ${name}` };
}

/** Processor milliseconds a page, and pages a second at 32 connections: drawn anew, and remembered. */
export type ServerGoal = { drawn: number; remembered: number };

export const serverGoals: { cpuMs: Record<'results' | 'vehicle', ServerGoal>; perSecond: ServerGoal } = {
  cpuMs: { results: { drawn: 5, remembered: 0.3 }, vehicle: { drawn: 6, remembered: 0.3 } },
  perSecond: { drawn: 300, remembered: 5000 },
};
