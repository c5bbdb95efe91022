/**
 * What `make` makes of an object, made once and kept for as long as somebody else keeps the object: for what is handed out
 * again and again and never changes.
 */
export function memoByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
