// Says whether a name is taken, however it is written.
const normalizedName = (name: string): string => name.trim().normalize().toLowerCase();

/** The one at the place does not take its own name. */
export function isNameTaken(names: readonly string[], name: string, place: number | null = null): boolean {
  const wanted = normalizedName(name);
  return names.some((other, index) => index !== place && normalizedName(other) === wanted);
}
