import { transform } from '@swc/core';

/** Addresses of imports, also of those that are loaded later. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"']+)\2/g;
/** Endings that say what a file is already. */
const WHOLE = /\.(js|mjs|cjs|css|json|woff2)$/;

/** TypeScript as JavaScript that Node and every bundler read: types gone, files named whole. */
export async function compileModule(source: string, file: string): Promise<string> {
  const { code } = await transform(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  });
  return nameWhole(code);
}

/** `./car` becomes `./car.js`, and what is beside the sources lies beside what was made of them. */
export function nameWhole(code: string): string {
  return code.replaceAll(SPECIFIER, (whole, before: string, quote: string, id: string) => {
    if (!id.startsWith('.')) return whole;
    return `${before}${quote}${WHOLE.test(id) ? id : `${id}.js`}${quote}`;
  });
}

/** The packages that a module imports, by name. */
export function importedBy(code: string): string[] {
  return [...code.matchAll(SPECIFIER)].flatMap(([, , , id = '']) => {
    if (id.startsWith('.') || id.startsWith('node:')) return [];
    const [scope = '', name = ''] = id.split('/');
    return [id.startsWith('@') ? `${scope}/${name}` : scope];
  });
}
