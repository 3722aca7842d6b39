// Keeps of an address only what stands after its origin, so that a way back never leads to another site.

export function onOwnSite(origin: string, given: string): string {
  const { pathname, search, hash } = new URL(given);
  return `${origin}${pathname}${search}${hash}`;
}
