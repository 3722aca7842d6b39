// Whether a package's `engines.node` admits one version of Node; what it cannot read admits nothing.

const comparator = /^(>=|>|<=|<|\^|~)?\s*v?(\d+|[x*])(?:\.(\d+|x))?(?:\.(\d+|x))?\s*/;

type Version = readonly [major: number, minor: number, patch: number];

export function admitsNode(range: string, version: Version): boolean {
  return range.split('||').some((alternative) => admitsAll(alternative.trim(), version));
}

function admitsAll(comparators: string, version: Version): boolean {
  let rest = comparators;
  do {
    const [whole, operator = '', ...parts] = comparator.exec(rest) ?? [];
    if (whole === undefined || !admits(operator, parts.filter(isNumber).map(Number), version)) return false;
    rest = rest.slice(whole.length);
  } while (rest !== '');
  return true;
}

const isNumber = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part);

function admits(operator: string, wanted: readonly number[], version: Version): boolean {
  const order = orderOf(version, wanted);
  if (operator === '>=') return order >= 0;
  if (operator === '>') return order > 0;
  if (operator === '<=') return order <= 0;
  if (operator === '<') return order < 0;
  const fixedParts = { '^': 1, '~': 2 }[operator] ?? wanted.length;
  return order >= 0 && orderOf(version, wanted.slice(0, fixedParts)) === 0;
}

/** Compares the parts that are given: 20.19.0 is as much as 20. */
function orderOf(version: Version, wanted: readonly number[]): number {
  const differing = wanted.findIndex((part, index) => part !== version[index]);
  return differing < 0 ? 0 : (version[differing] ?? 0) - (wanted[differing] ?? 0);
}
