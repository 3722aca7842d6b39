// The attributes of the current tag; the object is reused for every tag, so values must be read at once.

export class Attributes {
  private readonly names: string[] = [];
  private readonly values: string[] = [];

  clear(): void {
    this.names.length = 0;
    this.values.length = 0;
  }

  /** False for a name that is there already. */
  add(name: string, value: string): boolean {
    if (this.names.includes(name)) return false;
    this.names.push(name);
    this.values.push(value);
    return true;
  }

  get(name: string): string | null {
    const index = this.names.indexOf(name);
    return index < 0 ? null : (this.values[index] ?? null);
  }

  /** Name and value in turn. */
  copy(): readonly string[] {
    return this.names.flatMap((name, index) => [name, this.values[index] ?? '']);
  }
}
