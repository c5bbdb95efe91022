import { judge } from './goals';

test('a bound of its own is met up to itself', () => {
  const goal = { of: 'blockingMs', atMost: 50 } as const;
  expect(judge(goal, { ours: { blockingMs: 50 }, static: {}, react: {} })).toEqual({
    ratio: null,
    bound: 50,
    met: true,
    goal: '50',
  });
  expect(judge(goal, { ours: { blockingMs: 51 }, static: {}, react: {} })).toMatchObject({ met: false });
});

test('a ratio is that to the control it names, and its bound follows from the control', () => {
  const goal = { of: 'lcpAppliedMs', times: 1.05, control: 'static' } as const;
  const measured = { static: { lcpAppliedMs: 1000 }, react: { lcpAppliedMs: 3000 } };
  expect(judge(goal, { ours: { lcpAppliedMs: 1500 }, ...measured })).toEqual({
    ratio: 1.5,
    bound: 1050,
    met: false,
    goal: '1.05 x static',
  });
  expect(judge(goal, { ours: { lcpAppliedMs: 1040 }, ...measured })).toMatchObject({ ratio: 1.04, met: true });
});

test('what was not measured is not judged', () => {
  const goal = { of: 'hydratedMs', times: 1.2, control: 'react' } as const;
  expect(judge(goal, { ours: {}, static: {}, react: { hydratedMs: 900 } })).toBeNull();
  expect(judge(goal, { ours: { hydratedMs: 900 }, static: {}, react: {} })).toBeNull();
});
