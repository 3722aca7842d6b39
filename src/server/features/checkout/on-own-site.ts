// Keeps only the path of an address, so that a return link never leads to another site.

export function onOwnSite(origin: string, given: string): string {
  const { pathname, search, hash } = new URL(given);
  return `${origin}${pathname}${search}${hash}`;
}
