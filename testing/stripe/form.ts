// Parameters as Stripe takes them: form-encoded, with names in brackets for what is within something.

/** Names are paths such as line_items[0][price_data][currency]. */
export class Form {
  readonly #values: ReadonlyMap<string, string>;

  constructor(encoded: string) {
    this.#values = new Map(new URLSearchParams(encoded));
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  /** The same whatever order they were sent in. */
  get fingerprint(): string {
    return JSON.stringify([...this.#values].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  has(name: string): boolean {
    return this.names.some((given) => given === name || given.startsWith(`${name}[`));
  }

  text(name: string): string | null {
    return this.#values.get(name) ?? null;
  }

  whole(name: string): number | null {
    const given = this.#values.get(name);
    return given === undefined ? null : Number(given);
  }

  flag(name: string): boolean | null {
    const given = this.#values.get(name);
    return given === undefined ? null : given === 'true';
  }

  /** Of name[key]=value. */
  record(name: string): Record<string, string> {
    const within = new RegExp(`^${escaped(name)}\\[([^\\]]+)\\]$`);
    return Object.fromEntries(
      [...this.#values].flatMap(([given, value]) => {
        const key = within.exec(given)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    );
  }

  /** Of name[0]=a&name[1]=b. */
  list(name: string): string[] {
    return Object.values(this.record(name));
  }

  /** Everything within, as nested objects. */
  nested(name: string): object {
    const root: Record<string, unknown> = {};
    for (const [given, value] of this.#values) {
      if (!given.startsWith(`${name}[`)) continue;
      const keys = [...given.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
      let at = root;
      for (const key of keys.slice(0, -1)) {
        const next = Object(at[key] ?? {});
        at[key] = next;
        at = next;
      }
      at[keys.at(-1) ?? ''] = plain(value);
    }
    return Object(withLists(root));
  }
}

const escaped = (text: string): string => text.replace(/[[\]]/g, '\\$&');

const plain = (value: string): unknown => (value === 'true' ? true : value === 'false' ? false : value);

function withLists(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, withLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
