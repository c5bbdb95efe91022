/**
 * Loader for Lucide's icon files: what only its own tools read (names, former names, keys of a list that never changes)
 * is left out, 60 to 150 bytes an icon in every page and widget that shows one. The kit's factory needs none of it
 * (`shared-kit/ui/src/lucide-factory.tsx`).
 */
module.exports = function bareIcons(source) {
  return source
    .replace(/^ {2}name: "[^"]*",\n/m, '')
    .replace(/^ {2}size: 24,\n/m, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace(/^__iconData\.node;\n/m, '');
};
