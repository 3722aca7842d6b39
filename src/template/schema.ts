// Schemas that compose into the shape of a document: each checks a value, reports errors with their paths, and gives the type of a valid value.

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of a value in a document; turned into text only for a finding. Null for the document itself. */
export type DocumentPath = { readonly holder: DocumentPath; readonly key: string | number } | null;

/** A harmless replacement for the value at a path; undefined removes it. */
export interface Replacement {
  readonly place: DocumentPath;
  readonly value: unknown;
}

export interface SchemaFinding {
  readonly place: DocumentPath;
  /** Null where there is no error: an empty value counts as missing. */
  readonly message: string | null;
  readonly replacement: Replacement | null;
}

/** True if the value is entirely valid; otherwise adds a finding for each error. */
export type Schema<Type> = (value: unknown, place: DocumentPath, findings: SchemaFinding[]) => value is Type;

/** The type of the values that a schema accepts. */
export type Infer<Of> = Of extends Schema<infer Type> ? Type : never;

type Shape = Readonly<Record<string, Schema<unknown>>>;
type OptionalKey<Of extends Shape> = {
  [Key in keyof Of]: undefined extends Infer<Of[Key]> ? Key : never;
}[keyof Of];

type Fields<Of extends Shape> = { [Key in Exclude<keyof Of, OptionalKey<Of>>]: Infer<Of[Key]> } & {
  [Key in OptionalKey<Of>]?: Exclude<Infer<Of[Key]>, undefined>;
};

/** A field whose schema accepts undefined may be missing. */
export type ObjectOf<Of extends Shape> =
  Fields<Of> extends infer All ? { readonly [Key in keyof All]: All[Key] } : never;

function refuse(what: string, place: DocumentPath, findings: SchemaFinding[]): false {
  findings.push({ place, message: `expected ${what}`, replacement: null });
  return false;
}

const expecting =
  <Type>(what: string, holds: (value: unknown) => value is Type): Schema<Type> =>
  (value, place, findings): value is Type =>
    holds(value) || refuse(what, place, findings);

export const boolean = expecting('true or false', (value) => typeof value === 'boolean');

export const textThat = (what: string, holds: (text: string) => boolean): Schema<string> =>
  expecting(what, (value): value is string => typeof value === 'string' && holds(value));

export const text = (maxLength: number): Schema<string> =>
  textThat(`a text of at most ${maxLength} characters`, ({ length }) => length <= maxLength);

/** For fields in which an empty text has no meaning. */
export const filledText = (maxLength: number): Schema<string> =>
  textThat(`a text of 1 to ${maxLength} characters`, ({ length }) => length > 0 && length <= maxLength);

export const number = (min: number, max: number): Schema<number> =>
  expecting(
    `a number from ${min} to ${max}`,
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
  );

export const wholeNumber = (min: number, max: number): Schema<number> =>
  expecting(
    `a whole number from ${min} to ${max}`,
    (value): value is number => Number.isInteger(value) && number(min, max)(value, null, []),
  );

export function oneOf<Word extends string>(allowed: readonly Word[]): Schema<Word> {
  const words: ReadonlySet<unknown> = new Set(allowed);
  return expecting(`one of ${allowed.join(', ')}`, (value): value is Word => words.has(value));
}

export const either =
  <First, Second>(
    isFirst: (value: unknown) => boolean,
    first: Schema<First>,
    second: Schema<Second>,
  ): Schema<First | Second> =>
  (value, place, findings): value is First | Second =>
    isFirst(value) ? first(value, place, findings) : second(value, place, findings);

/** A rule beyond the shape, such as one between two fields. */
export const also =
  <Type>(
    schema: Schema<Type>,
    rule: (value: Type, place: DocumentPath, findings: SchemaFinding[]) => boolean,
  ): Schema<Type> =>
  (value, place, findings): value is Type =>
    schema(value, place, findings) && rule(value, place, findings);

/** Null and "" count as missing, whatever the schema accepts. */
export function optional<Type>(schema: Schema<Type>): Schema<Type | undefined> {
  return absentAs(undefined, schema);
}

/** A field that is always there: null if it is missing or "". */
export function nullable<Type>(schema: Schema<Type>): Schema<Type | null> {
  return absentAs(null, schema);
}

/** Null has a meaning of its own, and nothing else counts as null. */
export const orNull =
  <Type>(schema: Schema<Type>): Schema<Type | null> =>
  (value, place, findings): value is Type | null =>
    value === null || schema(value, place, findings);

function absentAs<Type, Absent extends undefined | null>(
  absent: Absent,
  schema: Schema<Type>,
): Schema<Type | Absent> {
  return (value, place, findings): value is Type | Absent => {
    if (value === absent) return true;
    if (value !== undefined && value !== null && value !== '') return schema(value, place, findings);
    findings.push({ place, message: null, replacement: { place, value: absent } });
    return false;
  };
}

/** A field that no number depends on: an error in it is reported, and the value may be replaced. */
export const harmless =
  <Type>(schema: Schema<Type>, instead?: Type): Schema<Type> =>
  (value, place, findings): value is Type => {
    const found: SchemaFinding[] = [];
    if (schema(value, place, found)) return true;
    const canRepair = found.every(({ replacement }) => replacement !== null);
    const replacement = { place, value: instead };
    findings.push(...(canRepair ? found : found.map((finding) => ({ ...finding, replacement }))));
    return false;
  };

export const listOf =
  <Item>(item: Schema<Item>, maxLength: number): Schema<readonly Item[]> =>
  (value, place, findings): value is readonly Item[] => {
    if (!Array.isArray(value)) return refuse('a list', place, findings);
    if (value.length > maxLength) return refuse(`at most ${maxLength} entries`, place, findings);
    let holds = true;
    for (const [key, entry] of value.entries()) {
      if (!item(entry, { holder: place, key }, findings)) holds = false;
    }
    return holds;
  };

/** Fields of one kind under any names. */
export const recordOf =
  <Value>(entry: Schema<Value | undefined>): Schema<Readonly<Record<string, Value>>> =>
  (value, place, findings): value is Readonly<Record<string, Value>> => {
    if (!isObject(value)) return refuse('an object', place, findings);
    let holds = true;
    for (const key of Object.keys(value)) {
      if (!entry(value[key], { holder: place, key }, findings)) holds = false;
    }
    return holds;
  };

/** Fields of one kind, each of which may be missing. */
export function someOf<Key extends string, Value>(
  keys: readonly Key[],
  entry: Schema<Value>,
): Schema<{ readonly [Each in Key]?: Value }> {
  const field = optional(entry);
  return (value, place, findings): value is { readonly [Each in Key]?: Value } => {
    if (!isObject(value)) return refuse('an object', place, findings);
    let holds = true;
    for (const key of keys) {
      if (!field(value[key], { holder: place, key }, findings)) holds = false;
    }
    return holds;
  };
}

/** Unknown fields are accepted and kept. */
export function object<Of extends Shape>(shape: Of): Schema<ObjectOf<Of>> {
  const fields = Object.entries(shape);
  return (value, place, findings): value is ObjectOf<Of> => {
    if (!isObject(value)) return refuse('an object', place, findings);
    let holds = true;
    for (const [key, schema] of fields) {
      if (!schema(value[key], { holder: place, key }, findings)) holds = false;
    }
    return holds;
  };
}
