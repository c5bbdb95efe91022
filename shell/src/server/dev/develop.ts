import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import path from 'node:path';
import type { ShellDependencies } from '../dependencies';
import type { Config } from '../config';
import type { ArtifactSource } from '../release/artifact-loader';
import { serveFreshFiles } from './fresh-files';
import { workingCopies } from './working-copies';

type Production = {
  registry: { readonly current: ReleaseSnapshot | undefined };
  artifacts: ArtifactSource;
  host: Readonly<Record<string, unknown>>;
};

/** What a development build of the shell does otherwise: remotes from where somebody builds them, files read anew. */
export function develop(
  { WORKING_COPIES: dirs, SHELL_DIST: dist }: Pick<Config, 'WORKING_COPIES' | 'SHELL_DIST'>,
  { registry, artifacts, host }: Production,
): Pick<ShellDependencies, 'registry' | 'artifacts' | 'develop'> {
  const { source, over } = workingCopies(dirs, artifacts, host);
  return {
    artifacts: source,
    registry: {
      get current() {
        return registry.current && over(registry.current);
      },
    },
    develop: serveFreshFiles(path.join(path.resolve(dist), 'client'), dirs),
  };
}
