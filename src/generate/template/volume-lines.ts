// The volumes of a kind as shared drivers: visits, nights, orders, and what they are worked out from.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Volume } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import type { Variable } from '#template/template.ts';
import { proposedSource } from '../business/business.ts';
import { ownVolume } from '../business/money.ts';
import { crowding, volumeFactor } from '../business/size.ts';
import { generatedTexts } from '../business/texts.ts';
import {
  kindOf,
  lineId,
  money,
  months,
  natural,
  numberText,
  type PartContext,
  sourceOf,
  times,
  typed,
} from './context.ts';
import { figureOfAll } from './figured.ts';
import { perUnitVariable, sizeVariable, volumeFormulaOf } from './formulas.ts';
import type { Line, Typed } from './line.ts';
import { moving } from './movement.ts';
import { inOpenMonths } from './season-lines.ts';

const whole: Figure = { typical: 1, low: 1, high: 1 };

/** Leaving in three months is not three times leaving in one. */
const leftIn = (percent: number, span: number): number =>
  Number((100 * (1 - (1 - percent / 100) ** span)).toPrecision(4));

interface VolumeInput {
  readonly volume: Volume;
  readonly variable: Variable;
  readonly isPerPeriod: boolean;
  readonly figure: Figure;
}

function figureOf({ volume, variable, isPerPeriod, figure }: VolumeInput, context: PartContext): Figure {
  const span = months(context);
  if (variable.id === 'churn') {
    const said = figureOfAll('churn', context.business);
    if (said !== null) return { ...figure, typical: leftIn(said, span) };
    const { typical, low, high } = figure;
    return { ...figure, typical: leftIn(typical, span), low: leftIn(low, span), high: leftIn(high, span) };
  }
  const isPerUnit = perUnitVariable(volume, context.part) === variable.id;
  const own = isPerUnit ? (context.part.said?.each ?? 1) : volumeFactor(context.part, figure);
  const crowded = variable.id === 'visitors' ? crowding(context.part) : 1;
  const found = natural(figure, context);
  // What is done in a month, of whatever there is.
  const sold = isPerPeriod && !isPerUnit ? soldHere(found, context) : found;
  const sized = times(sold, own * crowded);
  const local = variable.isCurrency ? money(sized, 'price', context) : sized;
  return isPerPeriod ? times(local, span) : local;
}

const soldHere = (figure: Figure, { business, part }: PartContext): Figure =>
  ownVolume(figure, business.levels, part.kind);

const sizeOf = ({ part: { kind, size, said, isSizeProposed } }: PartContext): Figure => ({
  typical: said?.count ?? size,
  low: kind.scale.low / (said?.each ?? 1),
  high: kind.scale.high / (said?.each ?? 1),
  scaling: 'none',
  ...(isSizeProposed === true && { source: proposedSource }),
});

function inputOf(input: VolumeInput, context: PartContext): Typed {
  const figure = figureOf(input, context);
  const { volume, variable } = input;
  if (volumeFormulas[volume.formula].moving !== variable.id) {
    const input = typed(figure.typical, figure, context);
    // Clients who stay while it is closed pay nothing then.
    const isPaidMonth = volume.formula === 'members' && variable.id === 'months';
    return isPaidMonth ? inOpenMonths(input, context) : input;
  }
  return {
    ...moving(figure.typical, variable.isPercent === true, volume, context),
    source: sourceOf(figure, context),
  };
}

/** Whether what is typed for a variable is the size of the business itself. */
const isSizeItself = (variable: Variable, volume: Volume, { part }: PartContext): boolean =>
  variable.id === sizeVariable ||
  (variable.id === 'capacity' &&
    (!part.said || part.said.each === 1) &&
    volume.inputs.capacity?.scaling === 'each' &&
    perUnitVariable(volume, part) === null);

/** The size as it was said, or as is typical of the trade. */
function sizeInput(context: PartContext): Typed {
  const size = sizeOf(context);
  const { business, part } = context;
  const source = part.isSizeSaid ? generatedTexts[business.language].said : sourceOf(size, context);
  return { data: numberText(size.typical), source };
}

function lineOf(volume: Volume, row: number, context: PartContext): Line {
  const { language } = context.business;
  const formula = volumeFormulaOf(context.part, volume, language);
  const { variables } = volumeFormulas[volume.formula];
  const inputs = formula.variables
    .filter(({ isReference }) => isReference !== true)
    .map((variable) => {
      const isPerPeriod = variables.find(({ id }) => id === variable.id)?.isPerPeriod === true;
      if (isSizeItself(variable, volume, context)) return [variable.id, sizeInput(context)] as const;
      const figure = volume.inputs[variable.id] ?? whole;
      return [variable.id, inputOf({ volume, variable, isPerPeriod, figure }, context)] as const;
    });
  return {
    id: lineId('driver', context, row),
    rel: 'driver',
    section: 'section_drivers',
    name: inLanguage(volume.name, language),
    units: inLanguage(volume.units, language),
    flows: [{ formula, inputs: Object.fromEntries(inputs) }],
    terms: {},
  };
}

export const volumeLines = (context: PartContext): readonly Line[] =>
  kindOf(context).volumes.map((volume, row) => lineOf(volume, row, context));

/** The row of a volume that sales and costs follow. */
export function volumeRow(id: string, context: PartContext): string | null {
  const row = kindOf(context).volumes.findIndex((volume) => volume.id === id);
  return row === -1 ? null : lineId('driver', context, row);
}
