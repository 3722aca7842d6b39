// Memoises a function of one object, for as long as that object lives.

/** All that `make` gets is the key, so nothing that the result depends on is left out of it; two keys nest. */
export function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
