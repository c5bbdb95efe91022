/**
 * Loader for the router's production files: a component that is given a `displayName` (for React's tools, which a
 * production page has none of) counts as used, and with it all it needs. Without the name it can be left out.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
