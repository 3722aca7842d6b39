// The names that files may have, wherever they are kept.

/** One plain word with dots, which can neither lead out of a folder nor be hidden in it. */
export const isPlainName = (name: string): boolean => /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/.test(name);

export function plainName(name: string): string {
  if (isPlainName(name)) return name;
  throw new Error(`not a name for a file: ${JSON.stringify(name.slice(0, 50))}`);
}
