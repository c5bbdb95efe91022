import { z } from 'zod';

const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What is known against the shipped packages; `asked: false` where the registry answers no advisories. */
export type AdvisoryReport = { asked: false } | { asked: true; grave: string[]; others: number };

const GRAVE = new Set(['high', 'critical']);

/**
 * Reads what `npm audit --json` printed. An answer of another shape is no clean bill: it counts as not asked.
 *
 * @param printed standard output of the command, whatever it ended with.
 */
export function readAdvisories(printed: string): AdvisoryReport {
  const audit = auditSchema.safeParse(parsed(printed));
  if (!audit.success) return { asked: false };
  const all = Object.entries(audit.data.vulnerabilities);
  const grave = all.filter(([, { severity }]) => GRAVE.has(severity));
  return {
    asked: true,
    grave: grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
    others: all.length - grave.length,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
