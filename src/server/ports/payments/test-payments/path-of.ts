// An address without its host: the pages of the test checkout are on the same site.

export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  // Two slashes would begin the address of another site.
  return `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`;
}
