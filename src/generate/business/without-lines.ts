// A kind of business without lines that somebody says it does not have: with what hangs on them, and what is left of others.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Asset, Cost, Kind, Sale, Volume } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import type { Remainder } from '#catalog/kinds/denied-lines.ts';
import { defaultLanguage } from '#language/language.ts';

/** By the English names of lines. */
export interface MissingLines {
  readonly gone: readonly string[];
  readonly less: Readonly<Record<string, Remainder>>;
}

type Line = Sale | Cost | Asset | Volume;

const nameOf = ({ name }: Pick<Line, 'name'>): string => inLanguage(name, defaultLanguage);

const times = (figure: Figure, factor: number): Figure => ({
  ...figure,
  ...{ typical: figure.typical * factor, low: figure.low * factor, high: figure.high * factor },
});

/** So much less of it is sold, at the same price. */
function lessSale(sale: Sale, left: number): Sale {
  switch (sale.form) {
    case 'priced':
      return { ...sale, part: times(sale.part, left) };
    case 'share':
      return { ...sale, share: times(sale.share, left) };
    case 'subscription':
      return { ...sale, customers: times(sale.customers, left) };
    case 'amount':
      return { ...sale, amount: times(sale.amount, left) };
  }
}

function lessCost(cost: Cost, left: number): Cost {
  switch (cost.form) {
    case 'share':
      return { ...cost, share: times(cost.share, left) };
    case 'unit':
      return { ...cost, cost: times(cost.cost, left) };
    case 'pay':
      return { ...cost, people: times(cost.people, left) };
    default:
      return { ...cost, amount: times(cost.amount, left) };
  }
}

const lessAsset = (asset: Asset, left: number): Asset => ({ ...asset, amount: times(asset.amount, left) });

/** What moves a volume, whatever it is worked out from. */
function lessVolume(volume: Volume, left: number): Volume {
  const { inputs } = volume;
  const { moving } = volumeFormulas[volume.formula];
  const moved = inputs[moving];
  return moved ? { ...volume, inputs: { ...inputs, [moving]: times(moved, left) } } : volume;
}

function leftOf<Of extends Line>(
  lines: readonly Of[],
  { gone, less }: MissingLines,
  lessened: (line: Of, left: number) => Of,
): readonly Of[] {
  return lines.flatMap((line) => {
    if (gone.includes(nameOf(line))) return [];
    const remainder = less[nameOf(line)];
    return remainder ? [{ ...lessened(line, remainder.left), name: remainder.name }] : [line];
  });
}

/** What follows a line goes with it, and follows it under its new name. */
function following<Of extends Sale | Cost>(
  lines: readonly Of[],
  lost: ReadonlySet<string>,
  { less }: MissingLines,
): readonly Of[] {
  return lines.flatMap((line) => {
    if (!('of' in line) || line.of === null) return [line];
    if (lost.has(line.of)) return [];
    const remainder = less[line.of];
    return remainder ? [{ ...line, of: inLanguage(remainder.name, defaultLanguage) }] : [line];
  });
}

const readBy = (lines: readonly (Sale | Cost)[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => ('of' in line && line.of !== null ? [line.of] : [])));

/** Without the lines, what is a share of them or is paid for each of them, and volumes that nothing is sold of any more. */
export function withoutLines(kind: Kind, missing: MissingLines): Kind {
  const sales = following(leftOf(kind.sales, missing, lessSale), new Set(missing.gone), missing);
  const [was, now] = [readBy(kind.sales), readBy(sales)];
  const unsold = kind.volumes.filter(({ id }) => was.has(id) && !now.has(id)).map(({ id }) => id);
  const lost = new Set([...missing.gone, ...unsold]);
  const costsOf = (costs: readonly Cost[]) => following(leftOf(costs, missing, lessCost), lost, missing);
  return {
    ...kind,
    sales,
    costs: costsOf(kind.costs),
    overheads: costsOf(kind.overheads),
    assets: leftOf(kind.assets, missing, lessAsset),
    volumes: leftOf(
      kind.volumes.filter(({ id }) => !unsold.includes(id)),
      missing,
      lessVolume,
    ),
  };
}
