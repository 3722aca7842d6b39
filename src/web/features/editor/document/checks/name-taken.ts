// Checks whether a name is taken, ignoring case and spaces.
const normalizedName = (name: string): string => name.trim().normalize().toLowerCase();

/** The entry at the index does not count as taking its own name. */
export function isNameTaken(names: readonly string[], name: string, place: number | null = null): boolean {
  const wanted = normalizedName(name);
  return names.some((other, index) => index !== place && normalizedName(other) === wanted);
}
