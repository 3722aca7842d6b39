// A storage that a page has instead of the browser's: it begins with what it is given, and ends with the page.

/** Its keys are its own properties, as those of the browser's storages are. */
class ForgetfulStorage implements Storage {
  readonly [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(name: string): string | null {
    const text = Object.getOwnPropertyDescriptor(this, name)?.value;
    return typeof text === 'string' ? text : null;
  }

  setItem(name: string, text: string): void {
    const value = String(text);
    Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
  }

  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }

  clear(): void {
    for (const name of Object.keys(this)) this.removeItem(name);
  }
}

export function forgetfulStorage(texts: Readonly<Record<string, string | null>> = {}): Storage {
  const storage = new ForgetfulStorage();
  for (const [name, text] of Object.entries(texts)) if (text !== null) storage.setItem(name, text);
  return storage;
}
