// Chooses between what a user has made of something, and what it was and would now be generated as.
import { isSameValue } from '#web/features/editor/document/checks/same-content.ts';

/** Told of what stays as its user made it although it would be generated otherwise now. */
export type OnKept = () => void;

/** The same thing in the template as it is, as it was generated, and as it would be generated now. */
export interface ThreeWays<Value> {
  readonly own: Value;
  readonly before: Value;
  readonly after: Value;
}

export function chosen<Value>({ own, before, after }: ThreeWays<Value>, onKept: OnKept): Value {
  if (isSameValue(own, before)) return after;
  if (!isSameValue(before, after) && !isSameValue(own, after)) onKept();
  return own;
}

/** Each field by itself; one that is in none of them, or is taken out, is not there. */
export function chosenFields<Fields extends object>(
  { own, before, after }: ThreeWays<Fields>,
  onKept: OnKept,
): Fields {
  const fields = [own, before, after].map((one) => new Map<string, unknown>(Object.entries(one)));
  const keys = new Set(fields.flatMap((one) => [...one.keys()]));
  const entries = [...keys].map((key) => {
    const [ownField, beforeField, afterField] = fields.map((one) => one.get(key));
    return [key, chosen({ own: ownField, before: beforeField, after: afterField }, onKept)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Fields;
}
