/**
 * Loader for the router's production files: a component that is given a `displayName` (for React's tools, which a
 * production page has none of) counts as used, and with it all it needs. Without the name it can be left out.
 *
 * With `?live` a file is a module of its own, and so is the router that it imports: of the one that a page starts with,
 * what navigates can be left out then.
 */
module.exports = function unnamed(source) {
  const own = this.resourceQuery === '?live' ? source.replace('/router/router.js"', '/router/router.js?live"') : source;
  return own
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
};
