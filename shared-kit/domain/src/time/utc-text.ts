/** How exactly a moment is told: letters of its ISO form. */
const LENGTH = { minutes: 16, seconds: 19 } as const;

/** A moment for operators of many sites, whose clocks differ: "2026-05-03 10:12 UTC", or "2026-05-03 10:12:07 UTC" to the second. */
export function utcText(moment: Date, to: keyof typeof LENGTH): string {
  return `${moment.toISOString().slice(0, LENGTH[to]).replace('T', ' ')} UTC`;
}
