/**
 * Fastify asks each plugin for its name, and, of one that gives none, looks through `require.cache` whether a file
 * exports it. No module of ours is ever there; jest makes that list anew from every module of the test each time,
 * which took a quarter of a test of a whole API. So every function says the name that Fastify would come to.
 */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  get(this: { name: string }) {
    return this.name || 'anonymous';
  },
  // Whoever gives a plugin another name (fastify-plugin) gives it to that function alone.
  set(this: object, value: string) {
    Object.defineProperty(this, DISPLAY_NAME, { value, writable: true, configurable: true, enumerable: true });
  },
});
