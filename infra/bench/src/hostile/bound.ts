import { print } from '../search/timings';

/** Prints a figure beside its bound; one that misses it makes the run fail. */
export function bounded(figure: string, measured: number, bound: number): void {
  const isKept = measured <= bound;
  print(`${figure}: ${Number(measured.toFixed(2))} (bound ${bound}${isKept ? '' : ', MISSED'})`);
  if (!isKept) process.exitCode = 1;
}
