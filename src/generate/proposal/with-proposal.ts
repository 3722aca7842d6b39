// Puts what was proposed into the kinds of a business: numbers that are moved, and lines made like others.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Asset, Cost, Kind, Sale, Volume } from '#catalog/kind/kind.ts';
import { type Business, type Part, proposedSource } from '../business/business.ts';
import { costsOfSale } from './costs-of-sale.ts';
import { furtherFiguresOf } from './further-figures.ts';
import { figuresOf, type KindList, lineIdOf } from './kind-lists.ts';
import type { FurtherLine, Proposal, ProposedNumber } from './proposal.ts';

type Line = Sale | Cost | Asset;
type Figures = Readonly<Record<string, Figure>>;

/** Only those that are moved, inside their range in any case. */
function movedFigures(figures: Figures, numbers: readonly ProposedNumber[]): Figures {
  return Object.fromEntries(
    numbers.flatMap(({ figure: name, value }) => {
      const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
      if (!figure) return [];
      const typical = Math.max(figure.low, Math.min(figure.high, value));
      return [[name, { ...figure, typical, source: proposedSource }] as const];
    }),
  );
}

function furtherLine<Like extends Line>(like: Like, { name, numbers }: FurtherLine): Like {
  const figures = furtherFiguresOf(like);
  const made = {
    ...like,
    ...figures,
    ...movedFigures(figures, numbers),
    name: [name, name] as const,
  };
  // Whatever becomes of the premises, it stays.
  return 'is' in made ? { ...made, is: undefined } : made;
}

function withLines<Of extends Line>(
  lines: readonly Of[],
  idOf: (line: Of) => string,
  proposal: Proposal,
): readonly Of[] {
  const moved = lines.map((line) => {
    const numbers = proposal.numbers.filter((number) => number.line === idOf(line));
    return { ...line, ...movedFigures(figuresOf(line), numbers) };
  });
  const further = proposal.lines.flatMap((one) => {
    const like = lines.find((line) => idOf(line) === one.like);
    return like ? [furtherLine(like, one)] : [];
  });
  return [...moved, ...further];
}

function withInputs(volumes: readonly Volume[], kind: Kind, { numbers }: Proposal): readonly Volume[] {
  return volumes.map((volume) => {
    const id = lineIdOf(kind, 'volumes', volume);
    const ofVolume = numbers.filter(({ line }) => line === id);
    return { ...volume, inputs: { ...volume.inputs, ...movedFigures(figuresOf(volume), ofVolume) } };
  });
}

/** Those of further lines of sales, as the costs of the lines that they are like are now. */
const costsOfFurther = (kind: Kind, costs: readonly Cost[], { lines }: Proposal): readonly Cost[] =>
  lines.flatMap(({ like: id, name }) => {
    const like = kind.sales.find((sale) => lineIdOf(kind, 'sales', sale) === id);
    return like ? costsOfSale({ ...kind, costs }, like, name) : [];
  });

function partWith(part: Part, proposal: Proposal): Part {
  const { kind } = part;
  const idIn = (list: KindList) => (line: Line) => lineIdOf(kind, list, line);
  const costs = withLines(kind.costs, idIn('costs'), proposal);
  return {
    ...part,
    kind: {
      ...kind,
      volumes: withInputs(kind.volumes, kind, proposal),
      sales: withLines(kind.sales, idIn('sales'), proposal),
      costs: [...costs, ...costsOfFurther(kind, costs.slice(0, kind.costs.length), proposal)],
      overheads: withLines(kind.overheads, idIn('overheads'), proposal),
      assets: withLines(kind.assets, idIn('assets'), proposal),
    },
  };
}

/** The business with what was proposed for its kinds; what is of other kinds is left out. */
export const withProposal = (business: Business, proposal: Proposal): Business => ({
  ...business,
  head: partWith(business.head, proposal),
  others: business.others.map((part) => partWith(part, proposal)),
});
