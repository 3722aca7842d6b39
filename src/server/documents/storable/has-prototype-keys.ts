// Whether a parsed body contains keys that would change an object's prototype when copied; Fastify's own parser refuses
// the same keys.
import { isObject } from '#template/schema.ts';

/** Uses a list instead of recursion, because bodies may nest deeper than the call stack. */
export function hasPrototypeKeys(body: unknown): boolean {
  const unchecked: unknown[] = [body];
  const add = (inner: unknown) => {
    if (typeof inner === 'object' && inner !== null) unchecked.push(inner);
  };
  for (let value = unchecked.pop(); value !== undefined; value = unchecked.pop()) {
    if (Array.isArray(value)) {
      for (const inner of value) add(inner);
    } else if (isObject(value)) {
      if (Object.hasOwn(value, '__proto__') || hasOwnPrototype(value)) return true;
      // Where there are many keys, their values take twice as long to list.
      for (const key of Object.keys(value)) add(value[key]);
    }
  }
  return false;
}

function hasOwnPrototype(value: object): boolean {
  if (!Object.hasOwn(value, 'constructor')) return false;
  const { constructor: named }: { readonly constructor: unknown } = value;
  return typeof named === 'object' && named !== null && Object.hasOwn(named, 'prototype');
}
