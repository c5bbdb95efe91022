import { formatNumber } from '@shared-kit/domain/number/format-number';
import { SingleBar } from 'cli-progress';

export type Progress = { update(fraction: number, rows: number): void; stop(): void };

/** A progress bar on a terminal; silence anywhere else. */
export function openProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    stream,
    format: '{bar} {percentage} % | {rows} rows | {duration_formatted}',
    hideCursor: true,
    fps: 8,
  });
  bar.start(100, 0, { rows: 0 });
  return {
    update: (fraction, rows) => bar.update(Math.floor(fraction * 100), { rows: formatNumber(rows) }),
    stop: () => bar.stop(),
  };
}
