// Generates template documents in which something is missing or replaced.
import fc from 'fast-check';
import { isObject } from '#template/schema.ts';

export type PathSteps = readonly (string | number)[];

/** Every place below a value, the value itself left out. */
export function placesIn(value: unknown, steps: PathSteps = []): readonly PathSteps[] {
  const inner = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return inner.flatMap(([key, entry]) => {
    const place = [...steps, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesIn(entry, place)];
  });
}

/** Undefined leaves it out. */
export function withValueAt(document: unknown, [key, ...steps]: PathSteps, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document)) {
    const changed = document.map((entry, index) =>
      index === key ? withValueAt(entry, steps, value) : entry,
    );
    return changed.filter((entry) => entry !== undefined);
  }
  const fields = isObject(document) ? document : {};
  const { [key]: before, ...others } = fields;
  const after = withValueAt(before, steps, value);
  return after === undefined ? others : { ...others, [key]: after };
}

/** Of all kinds, and near to what may stand there. */
const value = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 'x', '5', '1;2', 0, 5, -1, 0.5, 1e21, true, false, [], {}),
  fc.constantFrom<unknown>(
    'cos',
    'cogs',
    'section_sales',
    'currency',
    { currency: 'currency' },
    [null],
    [''],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Up to four damages to a document; fields that a template may have come too, where it has them not. */
export function damagedTemplate(
  template: unknown,
  moreFields: readonly PathSteps[] = [],
  moreValues: fc.Arbitrary<unknown> = value,
): fc.Arbitrary<unknown> {
  const place = fc.constantFrom(...placesIn(template), ...moreFields);
  return fc
    .array(fc.tuple(place, fc.oneof(value, moreValues)), { minLength: 1, maxLength: 4 })
    .map((damages) =>
      damages.reduce<unknown>((document, [steps, damage]) => withValueAt(document, steps, damage), template),
    );
}
