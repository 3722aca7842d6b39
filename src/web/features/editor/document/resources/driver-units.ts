// The unit of a driver's total, as the workbook has it: the one that it is given, else that of what it repeats or adds up.
import type { Expression } from '#formula/expression.ts';
import { parse } from '#formula/parse.ts';
import { modelTexts } from '#model/texts/model-texts.ts';
import type { Template, Variable } from '#template/template.ts';
import { isNamedTarget, targetResources, withoutTotal } from './references.ts';
import { currencyName, formulaOf, type InputView, type ResourceView } from './resource-view.ts';

/** Amounts of money are shown in the model's scale, prices as they are. */
interface RowUnit {
  readonly text: string;
  readonly isScaled: boolean;
}

/** The variables of a formula that only adds and subtracts them; null for any other. */
function addedVariables(expression: Expression): readonly string[] | null {
  if (expression.kind === 'variable') return [expression.id];
  if (expression.kind === 'negate') return addedVariables(expression.operand);
  if (expression.kind !== 'binary' || expression.operator === '*' || expression.operator === '/') return null;
  const [left, right] = [addedVariables(expression.left), addedVariables(expression.right)];
  return left && right && [...left, ...right];
}

const plain = (text: string): RowUnit => ({ text, isScaled: false });

class DriverUnits {
  readonly #template: Template;
  readonly #resources: readonly ResourceView[];

  constructor(template: Template) {
    this.#template = template;
    this.#resources = targetResources(template);
  }

  get #usual(): RowUnit {
    return plain(modelTexts[this.#template.language].units);
  }

  get #money(): RowUnit {
    return { text: currencyName(this.#template), isScaled: true };
  }

  ofDriver(driver: ResourceView, seen: readonly string[]): RowUnit {
    if (driver.units !== '') return plain(driver.units);
    const parsed = parse(driver.flows[0]?.expression ?? '');
    const ids = parsed.ok ? addedVariables(parsed.equation.expression) : null;
    if (ids === null || seen.includes(driver.id)) return this.#usual;
    const known = formulaOf(this.#template, driver.flows[0]?.formulaId ?? '')?.variables ?? [];
    const added = ids.map((id) => known.find((variable) => variable.id === id));
    if (!added.every((variable) => variable !== undefined)) return this.#usual;
    const units = added.flatMap((variable) => this.#ofVariable(driver, variable, [...seen, driver.id]) ?? []);
    const [first] = units;
    const isAlike = units.every((one) => one.text === first?.text && one.isScaled === first.isScaled);
    return first && isAlike ? first : this.#usual;
  }

  /** One without an entry has what its formula says. */
  #ofVariable(driver: ResourceView, variable: Variable, seen: readonly string[]): RowUnit | null {
    const input = driver.flows[0]?.inputs.find(({ variableId }) => variableId === variable.id);
    if (input) return this.#ofInput(input, seen);
    if (variable.isReference) return this.#ofRow(withoutTotal(variable.reference ?? ''), seen);
    return plain(variable.isCurrency ? currencyName(this.#template) : (variable.units ?? 'units'));
  }

  #ofInput({ isReference, lookupId, reference, units }: InputView, seen: readonly string[]): RowUnit | null {
    return isReference ? this.#ofRow(withoutTotal(lookupId ?? reference), seen) : plain(units);
  }

  /** Null for a row that is not there: it is 0 of anything. */
  #ofRow(row: string, seen: readonly string[]): RowUnit | null {
    const texts = modelTexts[this.#template.language];
    if (row === 'period_days') return plain(texts.days);
    if (row === 'period_number') return plain(texts.number);
    if (row === 'period_years') return plain(texts.years);
    if (isNamedTarget(row)) return this.#money;
    const whole = this.#resources.find(({ id }) => id === row);
    if (whole) return whole.rel === 'driver' ? this.ofDriver(whole, seen) : this.#money;
    const owner = this.#resources.find(({ id }) => row.startsWith(`${id}.`));
    const input = owner?.flows[0]?.inputs.find(({ variableId }) => row === `${owner.id}.${variableId}`);
    return input && !seen.includes(row) ? this.#ofInput(input, [...seen, row]) : null;
  }
}

export const driverUnits = (template: Template, driver: ResourceView): string =>
  new DriverUnits(template).ofDriver(driver, []).text;
