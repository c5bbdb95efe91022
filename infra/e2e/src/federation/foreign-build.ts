import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type ForeignBuild = { dir: string; out: string; entry: Record<string, string>; federation: FederationOptions };

/**
 * Builds as somebody would who knows nothing of our build kit: Rspack and the federation's plugin, each with its
 * defaults, and a rule for TypeScript.
 */
export function buildForeign({ dir, out, entry, federation }: ForeignBuild): Promise<void> {
  const compiler = rspack({
    context: path.join(import.meta.dirname, dir),
    mode: 'production',
    entry,
    output: { path: out, publicPath: 'auto', uniqueName: federation.name ?? dir },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
    performance: false,
    plugins: [new ModuleFederationPlugin({ ...federation, dts: false })],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}
