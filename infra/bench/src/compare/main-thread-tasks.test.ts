import { mainThreadTasks } from './main-thread-tasks';

const thread = { pid: 7, tid: 1, ph: 'X' };
const begun = { ...thread, ph: 'I', name: 'begun', ts: 5_010_000, args: { data: { startTime: 10 } } };

test('tasks are those of the thread that set the mark, by its page’s clock', () => {
  const events = [
    { ...thread, name: 'RunTask', ts: 5_200_000, dur: 80_000, tdur: 60_000 },
    { ...thread, tid: 2, name: 'RunTask', ts: 5_200_000, dur: 80_000, tdur: 60_000 },
    { ...thread, name: 'Layout', ts: 5_210_000, dur: 20_000 },
    begun,
    { ...thread, name: 'ThreadControllerImpl::RunTask', ts: 5_400_000, dur: 30_000 },
  ];
  expect(mainThreadTasks(events)).toEqual([
    { startMs: 200, durationMs: 80, onProcessorMs: 60 },
    { startMs: 400, durationMs: 30, onProcessorMs: 30 },
  ]);
});

test('what the browser did before it asked for the page does not count', () => {
  const before = { ...thread, name: 'RunTask', ts: 4_000_000, dur: 500_000, tdur: 1 };
  const after = { ...thread, name: 'RunTask', ts: 5_000_000, dur: 1000, tdur: 1000 };
  expect(mainThreadTasks([before, begun, after])).toEqual([{ startMs: 0, durationMs: 1, onProcessorMs: 1 }]);
});

test('a trace without the mark, or without a task of the page, is refused instead of read as a quiet page', () => {
  expect(() => mainThreadTasks([{ ...thread, name: 'RunTask', ts: 1 }])).toThrow('has not said');
  const others = [
    { ...thread, tid: 2, name: 'RunTask', ts: 5_100_000, dur: 1 },
    { ...thread, name: 'ThreadPool_RunTask', ts: 5_100_000, dur: 1 },
  ];
  expect(() => mainThreadTasks([begun, ...others])).toThrow('no tasks');
});
