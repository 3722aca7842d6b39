// Finds the templates that are meant by an industry or by a file, written either way, or says which there are.

/** An industry's id and the name of its files are the same but for these signs. */
const written = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\.json$/, '');

const withoutLanguage = (file: string): string => written(file).replace(/-[a-z]+$/, '');

interface NamedTemplates {
  readonly files: readonly string[];
  /** Of a name that none has. */
  readonly refusal: string | null;
}

/** No name means all of them. */
export function namedTemplates(names: readonly string[], files: readonly string[]): NamedTemplates {
  const isMeant = (file: string, name: string) =>
    [written(file), withoutLanguage(file)].includes(written(name));
  const unknown = names.filter((name) => !files.some((file) => isMeant(file, name)));
  if (unknown.length > 0) {
    const known = [...new Set(files.map(withoutLanguage))].join(', ');
    return { files: [], refusal: `There is no template ${unknown.join(', ')}; there are ${known}.` };
  }
  const isWanted = (file: string) => names.length === 0 || names.some((name) => isMeant(file, name));
  return { files: files.filter(isWanted), refusal: null };
}
