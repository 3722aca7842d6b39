// Follows references to variables that are references themselves, to the rows that are read in the end.
import type { DeclaredTargets, ReferenceTarget, ReferenceTargets } from './sheet-definition.ts';

interface ResolvedReferences {
  readonly references: ReferenceTargets;
  /** The resources whose variables only read each other. */
  readonly cycles: readonly ReadonlySet<string>[];
}

/** What is off, or only leads round in a circle. */
const nothing: ReferenceTarget = { row: null, measure: 'money' };

export function resolveReferences(declared: DeclaredTargets): ResolvedReferences {
  const cycles: ReadonlySet<string>[] = [];
  const known = new Set<string>();
  const follow = (name: string, passed: ReadonlyMap<string, string>): ReferenceTarget => {
    const target = declared.get(name) ?? nothing;
    if (!('sameAs' in target)) return target;
    if (!passed.has(name)) return follow(target.sameAs, new Map(passed).set(name, target.resourceId));
    const names = [...passed.keys()];
    const cycle = names.slice(names.indexOf(name));
    if (!known.has(name)) cycles.push(new Set([...passed.values()].slice(names.indexOf(name))));
    for (const one of cycle) known.add(one);
    return nothing;
  };
  const references = new Map([...declared.keys()].map((name) => [name, follow(name, new Map())] as const));
  return { references, cycles };
}
