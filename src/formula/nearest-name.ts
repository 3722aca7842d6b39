// The known name that was most likely meant by one that is not known.

/** One letter left out, put in, changed or swapped with its neighbour counts 1. */
function distance(one: string, other: string): number {
  const [from, to] = [[...one.toLowerCase()], [...other.toLowerCase()]];
  const rows: number[][] = [to.map((_, at) => at).concat(to.length)];
  from.forEach((letter, at) => {
    const before = rows[at] ?? [];
    const row = [at + 1];
    to.forEach((wanted, place) => {
      const changed = (before[place] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwapped = letter === to[place - 1] && from[at - 1] === wanted;
      const swapped = isSwapped ? (rows[at - 1]?.[place - 1] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (before[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1));
    });
    rows.push(row);
  });
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Null where none is close: at most a third of its letters, and never more than two. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const most = Math.min(2, Math.ceil(name.length / 3));
  const ranked = known
    .filter((one) => one !== name)
    .map((one) => ({ one, far: distance(name, one) }))
    .toSorted((left, right) => left.far - right.far);
  const [best] = ranked;
  return best && best.far <= most && name.length > 1 ? best.one : null;
}
