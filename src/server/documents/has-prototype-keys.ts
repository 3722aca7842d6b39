// Whether a parsed body contains keys that would change an object's prototype when copied; Fastify's own parser refuses
// the same keys.

/** Uses a list instead of recursion, because bodies may nest deeper than the call stack. */
export function hasPrototypeKeys(body: unknown): boolean {
  const unchecked: unknown[] = [body];
  for (let value = unchecked.pop(); value !== undefined; value = unchecked.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__') || hasOwnPrototype(value)) return true;
    for (const inner of Object.values(value)) if (typeof inner === 'object') unchecked.push(inner);
  }
  return false;
}

function hasOwnPrototype(value: object): boolean {
  if (!Object.hasOwn(value, 'constructor')) return false;
  const { constructor: named }: { readonly constructor: unknown } = value;
  return typeof named === 'object' && named !== null && Object.hasOwn(named, 'prototype');
}
