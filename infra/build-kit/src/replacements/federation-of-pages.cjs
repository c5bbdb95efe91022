/**
 * Loader for two files of the federation's core, in pages: our remotes are scripts (`globalName`) that a page loads when it
 * wants them. What loads ES modules and SystemJS, and what preloads, is left out.
 */
module.exports = function federationOfPages(source) {
  return source
    .replace('if (isEsmRemoteType(type))', 'if (false)')
    .replace('if (type === "system")', 'if (false)')
    .replace(/^\tasync preloadRemote\(preloadOptions\) \{\n[\s\S]*?^\t\}$/m, '\tasync preloadRemote() {}');
};
