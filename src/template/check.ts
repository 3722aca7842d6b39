// Small checks that compose into the shape of a document and name each fault by its path.

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Adds a fault for everything under `path` that does not hold. */
export type Check = (value: unknown, path: string, faults: Fault[]) => void;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const expecting =
  (what: string, holds: (value: unknown) => boolean): Check =>
  (value, path, faults) => {
    if (!holds(value)) faults.push({ path, message: `expected ${what}` });
  };

export const boolean = expecting('true or false', (value) => typeof value === 'boolean');

export const text = (maxLength: number): Check =>
  expecting(
    `a text of at most ${maxLength} characters`,
    (value) => typeof value === 'string' && value.length <= maxLength,
  );

export const matching = (what: string, pattern: RegExp): Check =>
  expecting(what, (value) => typeof value === 'string' && pattern.test(value));

export const textThat = (what: string, holds: (value: string) => boolean): Check =>
  expecting(what, (value) => typeof value === 'string' && holds(value));

export const wholeNumber = (min: number, max: number): Check =>
  expecting(
    `a whole number from ${min} to ${max}`,
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  );

export const oneOf = (allowed: readonly string[]): Check =>
  expecting(`one of ${allowed.join(', ')}`, (value) => typeof value === 'string' && allowed.includes(value));

/** Null and a missing field pass. */
export const optional =
  (check: Check): Check =>
  (value, path, faults) => {
    if (value !== undefined && value !== null) check(value, path, faults);
  };

export const either =
  (whenObject: Check, otherwise: Check): Check =>
  (value, path, faults) =>
    (isObject(value) ? whenObject : otherwise)(value, path, faults);

export const listOf =
  (item: Check, maxLength: number): Check =>
  (value, path, faults) => {
    if (!Array.isArray(value)) {
      faults.push({ path, message: 'expected a list' });
    } else if (value.length > maxLength) {
      faults.push({ path, message: `expected at most ${maxLength} entries` });
    } else {
      for (const [index, entry] of value.entries()) item(entry, `${path}[${index}]`, faults);
    }
  };

/** Reports each id that stands a second time. */
export function distinctIds(entries: readonly { path: string; id: unknown }[], faults: Fault[]): void {
  const seen = new Set<unknown>();
  for (const { path, id } of entries) {
    if (seen.has(id)) faults.push({ path, message: 'expected an id that nothing else has' });
    seen.add(id);
  }
}

const childPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Fields that are not named pass: unknown fields are kept. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path, faults) => {
    if (!isObject(value)) {
      faults.push({ path, message: 'expected an object' });
      return;
    }
    for (const [key, check] of Object.entries(checks)) check(value[key], childPath(path, key), faults);
  };

export const recordOf =
  (check: Check): Check =>
  (value, path, faults) => {
    if (!isObject(value)) {
      faults.push({ path, message: 'expected an object' });
      return;
    }
    for (const [key, entry] of Object.entries(value)) check(entry, childPath(path, key), faults);
  };
