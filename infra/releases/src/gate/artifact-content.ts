import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { nameFault, printable } from './artifact-shape';

/** Path within the artifact -> sha384, as a manifest says it or as it was reckoned from the bytes. */
type Hashes = Readonly<Record<string, string>>;

/**
 * What of an artifact is not as its manifest says: one sentence each, naming the file.
 *
 * @param found the hash of every file that lies there, reckoned from its bytes now.
 */
export function contentFaults(manifest: RemoteManifest, found: Hashes): string[] {
  const { files } = manifest;
  const listed = Object.keys(files);
  return [
    ...listed.flatMap((name) => {
      const fault = nameFault(name);
      return fault ? [`the manifest lists ${printable(name)}, which ${fault}`] : [];
    }),
    ...listed.flatMap((name) => (Object.hasOwn(found, name) ? [] : [`${printable(name)} is missing`])),
    ...Object.entries(found).flatMap(([name, hash]) => {
      if (!Object.hasOwn(files, name)) return [`${printable(name)} is not in the manifest`];
      return files[name] === hash ? [] : [`${printable(name)} is not what the manifest says: its sha384 differs`];
    }),
    ...unlisted(manifest),
  ];
}

/** A manifest that names a file nobody shipped would fail in front of a shopper. */
export function unlisted({ files, ...manifest }: Pick<RemoteManifest, 'files' | keyof NamedFiles>): string[] {
  return namedFiles(manifest).flatMap((name) =>
    Object.hasOwn(files, name) ? [] : [`the manifest names ${printable(name)}, which is none of its files`],
  );
}

type NamedFiles = Pick<RemoteManifest, 'clientEntry' | 'serverEntry' | 'routes' | 'widgets'>;

/** The files that a shell looks for by what a manifest says of its entries, pages and widgets; each once. */
function namedFiles({ clientEntry, serverEntry, routes, widgets }: NamedFiles): string[] {
  const assets = [...routes, ...widgets].flatMap(({ js, css }) => [...js, ...css]);
  return [...new Set([clientEntry, ...(serverEntry === null ? [] : [serverEntry]), ...assets])];
}
