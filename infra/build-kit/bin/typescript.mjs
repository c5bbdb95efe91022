// node --import ./infra/build-kit/bin/typescript.mjs file.ts
//
// Node strips types by itself; this only lets imports leave out `.ts`, as everywhere in the project.
// Not tsx: it renames functions through a helper (`__name`) that Rspack would copy into its runtime code.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      if (error.code === 'ERR_MODULE_NOT_FOUND' && /^\.\.?\//.test(specifier))
        return nextResolve(`${specifier}.ts`, context);
      throw error;
    }
  },
});
