import type { ReleasePublished } from '@shared-kit/contracts/operator/release-publish.contract';

/** What publishing did, for a terminal. */
export function describePublished({ remote, version, integrity, isNew, despite }: ReleasePublished): string[] {
  return [
    isNew
      ? `${remote} ${version} published (${integrity.slice(0, 23)}…); nobody gets it yet`
      : `${remote} ${version} is published already, with these bytes`,
    ...despite.flatMap(({ gate, refusals }) => refusals.map((said) => `  in spite of ${gate}: ${said}`)),
  ];
}
