type Window = { days: readonly string[]; from: string; to: string };

/** When a plan goes on, as people say it: "mon, tue 09:00 to 16:00", "every day 22:00 to 02:00". Times are each site's. */
export function windowWords({ days, from, to }: Window): string {
  return `${days.length === 7 ? 'every day' : days.join(', ')} ${from} to ${to}`;
}
