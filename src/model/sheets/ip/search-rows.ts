// Where the search for each rate of return starts: rates tried on both sides of 0 until one passes a rate of return.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  plus,
  type RowId,
  span,
  times,
  whole,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { type RateId, searchStart } from '../../ids/rate-search.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit, rateUnit } from '../../rows/measures.ts';
import type { Survey } from '../../survey/survey.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { constant, ipId, single } from './ip-row.ts';
import { type SearchTexts, searchTexts } from './search-texts.ts';

/** The last of them is the first one squared six times: the growth of the first step to the power of 128. */
const triedRates = [1, 2, 3, 4, 5, 6, 7] as const;

/** [IP-17] What is searched: the forecast, and the opening where that is invested. */
export const searchedFlow = (survey: Survey, flow: RowId): CellExpression =>
  valuationOptions(survey.template).isOpeningInvested ? whole(flow) : span(flow);

/** What the rows of one search share. */
interface Search {
  readonly id: RateId;
  readonly flow: CellExpression;
  readonly texts: SearchTexts;
  readonly percent: { readonly format: 'percent'; readonly unit: ReturnType<typeof plainUnit> };
  readonly factor: { readonly format: 'factor'; readonly unit: ReturnType<typeof plainUnit> };
}

type Part = Exclude<keyof SearchTexts, 'headings' | 'searches' | 'note' | 'factor'>;

const growthOf = (rate: CellExpression): CellExpression => plus(number(1), rate);

const power = (base: CellExpression, exponent: CellExpression): CellExpression => binary(base, '^', exponent);

const root = (base: CellExpression): CellExpression => power(base, over(number(1), number(2)));

const rateOf = (growth: CellExpression): CellExpression => minus(growth, number(1));

const part = ({ id }: Search, name: string): CellExpression => constant(`${id}_${name}`);

/**
 * The modified rate less the rate at which all is borrowed and reinvested, times what it is at 0 %: below 0 beyond a
 * rate of return. A rate at which it overflows has none.
 */
function gapAt(search: Search, rate: CellExpression, otherwise: number): CellExpression {
  const modified = call('MIRR', search.flow, rate, rate);
  return call('IFERROR', times(minus(modified, rate), part(search, 'first')), number(otherwise));
}

const percentRow = (search: Search, name: string, label: string, expression: CellExpression): Row =>
  single({ id: ipId(`${search.id}_${name}`), label, ...search.percent }, expression);

const factorRow = (search: Search, name: string, label: string, expression: CellExpression): Row =>
  single({ id: ipId(`${search.id}_${name}`), label, ...search.factor }, expression);

type Side = 'above' | 'below';

const lastTried = (search: Search, side: Side): CellExpression =>
  part(search, `${side}_${triedRates.length}`);

const labelled = (search: Search, name: Part): string =>
  `${search.texts.searches[search.id]}: ${search.texts[name]}`;

/** There is no rate of return between 0 and the modified rate at 0 %, so that the first rate tried is the next one. */
function triedRows(search: Search, side: Side): readonly Row[] {
  const step = growthOf(part(search, 'first'));
  const outermost = call(side === 'above' ? 'MAX' : 'MIN', step, over(number(1), step));
  return triedRates.map((place) => {
    const before = part(search, `${side}_${place - 1}`);
    const squared = rateOf(power(growthOf(before), number(2)));
    const isPassed = binary(gapAt(search, before, -1), '>=', number(0));
    return percentRow(
      search,
      `${side}_${place}`,
      `${labelled(search, side)} ${place}`,
      place === 1 ? rateOf(power(outermost, number(2))) : call('IF', isPassed, squared, before),
    );
  });
}

/** How near 0 the stretch begins that the last rate tried ends: 1 over what one plus its distance is, by year. */
function nearnessRows(search: Search): readonly Row[] {
  const halfYears = over(cell(rowId('assumptions', 'number'), 'constant'), number(2));
  const [above, below] = [growthOf(lastTried(search, 'above')), growthOf(lastTried(search, 'below'))];
  const isPassed = (side: Side): CellExpression => binary(part(search, `${side}_gap`), '<', number(0));
  const distanceBelow = minus(number(1), power(below, halfYears));
  return [
    factorRow(
      search,
      'above_gap',
      labelled(search, 'aboveGap'),
      gapAt(search, lastTried(search, 'above'), 0),
    ),
    factorRow(
      search,
      'below_gap',
      labelled(search, 'belowGap'),
      gapAt(search, lastTried(search, 'below'), 0),
    ),
    factorRow(
      search,
      'above_near',
      labelled(search, 'aboveNear'),
      call('IF', isPassed('above'), over(number(1), power(above, halfYears)), number(0)),
    ),
    factorRow(
      search,
      'below_near',
      labelled(search, 'belowNear'),
      call('IF', isPassed('below'), over(number(1), plus(number(1), distanceBelow)), number(0)),
    ),
  ];
}

/** The stretch that is searched: from the square root of its growth to the last rate tried, on the side that is nearer. */
function stretchRows(search: Search): readonly Row[] {
  const isAbove = binary(part(search, 'above_near'), '>=', part(search, 'below_near'));
  const [lastAbove, lastBelow] = [lastTried(search, 'above'), lastTried(search, 'below')];
  const far = part(search, 'far');
  return [
    percentRow(search, 'far', labelled(search, 'far'), call('IF', isAbove, lastAbove, lastBelow)),
    percentRow(search, 'near', labelled(search, 'near'), rateOf(root(growthOf(far)))),
  ];
}

/** Its middle, and where it begins then: there, if no rate of return lies before. */
function halvedRows(search: Search, turn: 1 | 2): readonly Row[] {
  const before = part(search, turn === 1 ? 'near' : 'near_1');
  const middle = part(search, `middle_${turn}`);
  const share = power(growthOf(part(search, 'near')), over(number(1), number(2 * turn)));
  const isBefore = binary(gapAt(search, middle, -1), '>=', number(0));
  return [
    percentRow(
      search,
      `middle_${turn}`,
      `${labelled(search, 'middle')} ${turn}`,
      rateOf(times(growthOf(before), share)),
    ),
    percentRow(
      search,
      `near_${turn}`,
      `${labelled(search, 'halved')} ${turn}`,
      call('IF', isBefore, middle, before),
    ),
  ];
}

/** A straight line from one end of what is left to the other is 0 near the rate of return. */
function startRows(search: Search): readonly Row[] {
  const quarter = power(growthOf(part(search, 'near')), over(number(1), number(4)));
  const [near, far] = [part(search, 'near_2'), part(search, 'far_2')];
  const [nearGap, farGap] = [part(search, 'near_gap'), part(search, 'far_gap')];
  const onLine = plus(near, over(times(minus(far, near), nearGap), minus(nearGap, farGap)));
  const isBalanced = binary(part(search, 'first'), '=', number(0));
  const nearness = plus(part(search, 'above_near'), part(search, 'below_near'), isBalanced);
  const estimate = part(search, 'estimate');
  const isBelowMost = binary(near, '<', number(1_000_000));
  const isAboveLeast = binary(times(growthOf(near), number(100), number(1_000_000)), '>', number(1));
  const { format, unit } = search.percent;
  return [
    percentRow(search, 'far_2', labelled(search, 'farHalved'), rateOf(times(growthOf(near), quarter))),
    factorRow(search, 'near_gap', labelled(search, 'nearGap'), gapAt(search, near, 0)),
    factorRow(search, 'far_gap', labelled(search, 'farGap'), gapAt(search, far, 0)),
    percentRow(search, 'estimate', labelled(search, 'estimate'), call('IFERROR', onLine, near)),
    single(
      { id: searchStart(search.id), role: 'total', label: labelled(search, 'start'), format, unit },
      call('IF', binary(times(nearness, isBelowMost, isAboveLeast), '>', number(0)), estimate, missing),
    ),
  ];
}

/** A step of less than a millionth of a millionth is rounding: the flows add up to nothing at 0 %. */
function firstRow(search: Search): Row {
  const modified = call('MIRR', search.flow, number(0), number(0));
  const step = call('IFERROR', call('ROUND', modified, number(12)), number(0));
  return { ...percentRow(search, 'first', labelled(search, 'first'), step), note: search.texts.note };
}

/** [IP-30] A block of its own, in the group that is closed at first. */
export function searchRows({ survey }: WorkbookPlan, id: RateId, flow: RowId): readonly Row[] {
  const { language } = survey.template;
  const texts = searchTexts[language];
  const search: Search = {
    id,
    flow: searchedFlow(survey, flow),
    texts,
    percent: { format: 'percent', unit: rateUnit(survey) },
    factor: { format: 'factor', unit: plainUnit(texts.factor) },
  };
  return [
    blank('ip', `${id}_search`),
    heading('ip', `${id}_search`, texts.headings[id], 2),
    firstRow(search),
    ...triedRows(search, 'above'),
    ...triedRows(search, 'below'),
    ...nearnessRows(search),
    ...stretchRows(search),
    ...halvedRows(search, 1),
    ...halvedRows(search, 2),
    ...startRows(search),
  ];
}
