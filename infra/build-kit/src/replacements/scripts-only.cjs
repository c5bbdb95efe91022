/**
 * Loader for the federation's file that loads entries: the remotes of our pages are scripts (`globalName`), and what loads ES
 * modules and SystemJS is left out.
 */
module.exports = function scriptsOnly(source) {
  return source.replace('if (isEsmRemoteType(type))', 'if (false)').replace('if (type === "system")', 'if (false)');
};
