/** As Node's own permissions refuse. */
const CODE = 'ERR_ACCESS_DENIED';

/** An error that says what a thread that renders may not do. */
export function refusal(what: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`A thread that renders pages may not ${what}`), { code: CODE });
}

/** Puts a value where it stays: a remote's code cannot put another there. */
export function fix(target: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false, enumerable: true });
}

/** What is asked of these throws from now on; what this Node does not have stays missing. */
export function refuse(target: object, names: readonly string[], of: string): void {
  for (const name of names) {
    if (!(name in target)) continue;
    const refused = function (): never {
      throw refusal(`use ${of}.${name}`);
    };
    fix(target, name, refused);
  }
}

/** All functions and classes that a module or prototype has itself, but those to be kept. */
export function refuseAll(target: object, of: string, kept: readonly string[] = []): void {
  for (const [name, offered] of Object.entries(Object.getOwnPropertyDescriptors(target))) {
    const isUsable = 'get' in offered || typeof offered.value === 'function';
    if (isUsable && offered.configurable && !kept.includes(name)) refuse(target, [name], of);
  }
}
