export type ProcessMetrics = { process: string; text: string };

type Family = { headerOf: string; header: string[]; samples: string[] };

/**
 * One Prometheus page from several processes: the same metric of each under one header,
 * told apart by a label `process`. Without it the page would define a metric twice.
 */
export function mergeMetrics(sources: readonly ProcessMetrics[]): string {
  const families = new Map<string, Family>();
  for (const { process, text } of sources) {
    let family: Family | undefined;
    for (const line of text.split('\n')) {
      const name = /^# (?:HELP|TYPE) (\S+)/.exec(line)?.[1];
      if (name !== undefined) {
        family = families.get(name) ?? { headerOf: process, header: [], samples: [] };
        families.set(name, family);
        if (family.headerOf === process) family.header.push(line);
      } else if (line !== '' && !line.startsWith('#')) {
        family?.samples.push(withLabel(line, process));
      }
    }
  }
  return `${[...families.values()].flatMap(({ header, samples }) => [...header, ...samples]).join('\n')}\n`;
}

/** `name 1` and `name{a="b"} 1` both gain the label; a brace inside a label's value is left alone. */
function withLabel(sample: string, process: string): string {
  const label = `process="${process}"`;
  return /^[A-Za-z_:][\w:]*\{/.test(sample)
    ? sample.replace('{', `{${label},`)
    : sample.replace(/^([A-Za-z_:][\w:]*)/, `$1{${label}}`);
}
