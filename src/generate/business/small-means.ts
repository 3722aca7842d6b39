// A small business as its owner runs it: with premises, equipment and overheads in proportion, and without a wage that it does not bear.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Asset, Cost, Kind, Range } from '#catalog/kind/kind.ts';
import type { Part, SmallMeans } from './business.ts';
import { peopleIn, sellsAlone, sizeFactor } from './size.ts';

type Pay = Extract<Cost, { readonly form: 'pay' }>;

/** In dollars a month, a year or once: whoever spends less does it without. */
const fewest = { monthly: 8, yearly: 60, once: 60 } as const;
const quarter = 0.25;
/** What is left where nobody is paid is what the owner earns. */
const mostLeft = 90;
const soonest = 1;

const isPay = (cost: Cost): cost is Pay => cost.form === 'pay';

const times = (figure: Figure, factor: number): Figure => ({
  ...figure,
  ...{ typical: figure.typical * factor, low: figure.low * factor, high: figure.high * factor },
});

/** What grows slower than the business, as if it grew as the business does. */
function inProportion(part: Part, figure: Figure): Figure {
  const { scaling = 'slower' } = figure;
  if (scaling !== 'slower') return figure;
  const ratio = part.size / part.kind.scale.typical;
  return times(figure, ratio / sizeFactor(part, figure));
}

/** The first who is there may be there for a part of the time only. */
function people(part: Part, cost: Pay): Cost {
  const exact = cost.people.typical * sizeFactor(part, cost.people);
  const isThere = exact >= 1 || sellsAlone(part, cost) || peopleIn(part, cost) === 0;
  if (cost.people.scaling !== 'each' || isThere) return cost;
  const hours = Math.max(quarter, Math.round(exact / quarter) * quarter);
  return {
    ...cost,
    isCounted: true,
    people: { ...times(cost.people, hours / cost.people.typical), scaling: 'none' },
  };
}

const isTooLittle = (part: Part, cost: Cost): boolean =>
  (cost.form === 'monthly' || cost.form === 'yearly' || cost.form === 'once') &&
  cost.amount.typical * sizeFactor(part, cost.amount) < fewest[cost.form];

function smaller(part: Part, costs: readonly Cost[]): readonly Cost[] {
  return costs
    .map((cost) => {
      if (isPay(cost)) return people(part, cost);
      return 'amount' in cost ? { ...cost, amount: inProportion(part, cost.amount) } : cost;
    })
    .filter((cost) => !isTooLittle(part, cost));
}

const smallerAsset = (part: Part, asset: Asset): Asset => ({
  ...asset,
  amount: inProportion(part, asset.amount),
});

const upTo = ([low]: Range, most: number): Range => [low, most];

function unpaid({ costs, overheads, health, ...kind }: Kind): Kind {
  return {
    ...kind,
    costs: costs.filter((cost) => !isPay(cost)),
    overheads: overheads.filter((cost) => !isPay(cost)),
    health: {
      gross: upTo(health.gross, 100),
      payroll: [0, health.payroll[1]],
      ebitda: upTo(health.ebitda, mostLeft),
      payback: [soonest, health.payback[1]],
    },
  };
}

export function withMeans(part: Part, means: SmallMeans): Part {
  const { kind } = part;
  const small: Kind = {
    ...kind,
    costs: smaller(part, kind.costs),
    overheads: smaller(part, kind.overheads),
    assets: kind.assets.map((asset) => smallerAsset(part, asset)),
  };
  return { ...part, kind: means === 'unpaid' ? unpaid(small) : small };
}
