/** Something that lies in the folder of an artifact, by its path there, with slashes. */
export type ArtifactEntry = { name: string; kind: 'file' | 'link' | 'other'; bytes: number };

/** What an artifact may be at most; our largest remote is a tenth of it. */
export const artifactLimits = { files: 2_000, fileBytes: 5_000_000, bytes: 25_000_000, nameLength: 200 };

/** The folders of an artifact: what browsers load, and what the shell's server runs. */
export const artifactFolders = ['client', 'server'] as const;

const NOT_ON_EVERY_DISK = /[\\:*?"<>|\p{Cc}]/u;
const HARMLESS = /^[\w@~+.,()[\]/-]+$/;

/** A name as it may be printed: one of another's making could hold what a terminal obeys. */
export function printable(name: string): string {
  const short = name.slice(0, artifactLimits.nameLength);
  return HARMLESS.test(short) ? short : JSON.stringify(short);
}

/** Why a path is none of an artifact, as the end of a sentence; null when it is one. */
export function nameFault(name: string): string | null {
  const parts = name.split('/');
  if (name.length > artifactLimits.nameLength) return `has a name of more than ${artifactLimits.nameLength} characters`;
  if (/^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..')) return 'leads out of the artifact';
  if (NOT_ON_EVERY_DISK.test(name) || parts.some((part) => part === '' || /[. ]$/.test(part)))
    return 'has a name that not every disk takes';
  const [folder] = parts;
  const isInside = parts.length > 1 && artifactFolders.some((known) => known === folder);
  return isInside ? null : `is in none of the folders ${artifactFolders.join(' and ')}`;
}

/**
 * What is wrong with the files of an artifact before anything of them is read: their names, what they are, how many and
 * how large. One sentence each, naming the file.
 */
export function shapeFaults(entries: readonly ArtifactEntry[]): string[] {
  const { files, bytes: most } = artifactLimits;
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...(entries.length > files ? [`it has more than ${files} files`] : []),
    ...(total > most ? [`its files are ${megabytes(total)} together, ${megabytes(most)} at most`] : []),
    ...entries.flatMap(entryFaults),
    ...namesakes(entries),
  ];
}

function entryFaults({ name, kind, bytes }: ArtifactEntry): string[] {
  const named = nameFault(name);
  const { fileBytes } = artifactLimits;
  return [
    ...(named ? [`${printable(name)} ${named}`] : []),
    ...(kind === 'link' ? [`${printable(name)} is a link: an artifact has files of its own only`] : []),
    ...(kind === 'other' ? [`${printable(name)} is no file`] : []),
    ...(bytes > fileBytes ? [`${printable(name)} is ${megabytes(bytes)}, ${megabytes(fileBytes)} at most`] : []),
  ];
}

/** One would take the other's place where a disk does not tell them apart. */
function namesakes(entries: readonly ArtifactEntry[]): string[] {
  const known = new Map<string, string>();
  return entries.flatMap(({ name }) => {
    const folded = name.normalize('NFC').toLowerCase();
    const other = known.get(folded);
    known.set(folded, name);
    return other === undefined ? [] : [`${printable(other)} and ${printable(name)} are one name on some disks`];
  });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
