// Puts other values in places of a document and leaves the original as it is.
import { type DocumentPath, isObject, type Replacement } from './schema.ts';

type Key = string | number;

/** The places to change, as the tree that the document is, so that each part of it is copied once. */
interface Branch {
  readonly inner: Map<Key, Branch>;
  replacement: Replacement | null;
}

/** Undefined takes a field or an entry out. */
export function replaceIn(document: unknown, replacements: readonly Replacement[]): unknown {
  const root = newBranch();
  for (const replacement of replacements) branchAt(root, replacement.place).replacement = replacement;
  return changed(document, root);
}

const newBranch = (): Branch => ({ inner: new Map(), replacement: null });

function branchAt(root: Branch, place: DocumentPath): Branch {
  if (place === null) return root;
  const { inner } = branchAt(root, place.holder);
  const branch = inner.get(place.key) ?? newBranch();
  inner.set(place.key, branch);
  return branch;
}

function changed(value: unknown, { inner, replacement }: Branch): unknown {
  if (replacement !== null) return replacement.value;
  const change = (entry: unknown, key: Key): unknown => {
    const branch = inner.get(key);
    return branch === undefined ? entry : changed(entry, branch);
  };
  if (Array.isArray(value)) return value.map(change).filter((entry) => entry !== undefined);
  if (!isObject(value)) return value;
  const keys = new Set<Key>([...Object.keys(value), ...inner.keys()]);
  const entries = [...keys].map((key) => [key, change(value[key], key)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}
