const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)(?=[^{}]*\{)/g;

/** A CSS module as the browser sees it: each class exported under its own name. Other CSS is an empty module. */
module.exports = {
  process(source) {
    const names = new Set(Array.from(source.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(CLASS_NAME), ([, name]) => name));
    const lines = Array.from(names, (name, index) => `const c${index} = '${name}'; export { c${index} as '${name}' };`);
    return { code: `${lines.join('\n')}\nexport {};` };
  },
};
