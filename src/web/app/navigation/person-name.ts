// A person's full name and initials.

interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
}

/** Empty if no name is known. */
export function nameOf({ firstName, lastName, displayName }: NamedPerson): string {
  return [firstName, lastName].filter(Boolean).join(' ').trim() || displayName.trim();
}

/** The first letters of the first and the last word; empty if no name is known. */
export function initialsOf(person: NamedPerson): string {
  const words = nameOf(person).split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')].at(0)?.toLocaleUpperCase() ?? '').join('');
}
