// The rows of one flow, period by period: what its formula reads, and its total.
import { workOut } from './arithmetic.ts';
import { isBlank, lineOf, type OptionInput } from './inputs.ts';
import { at, type PeriodLine } from './line.ts';
import { seriesLine } from './series.ts';
import type { EntryJson, FlowJson, FormulaJson, StepJson, VariableJson } from './template-json.ts';

/** What rows read outside their flow. */
export interface OtherRows {
  /** Any row that a reference may name. */
  readonly named: (name: string, t: number) => number;
  /** What prices are multiplied with. */
  readonly prices: (t: number) => number;
  /** Keeps a value, and refuses one that needs itself. */
  readonly once: (key: string, make: () => number) => number;
  readonly divisorOfZero: () => void;
}

export interface FlowPlace {
  readonly flow: FlowJson;
  /** Unlike that of any other flow. */
  readonly key: string;
  readonly isInflated: boolean;
}

export class FlowRows {
  private readonly place: FlowPlace;
  private readonly setting: OptionInput;
  private readonly others: OtherRows;
  private readonly formula: FormulaJson;
  private readonly series = new Map<string, PeriodLine>();

  constructor(place: FlowPlace, setting: OptionInput, others: OtherRows) {
    this.place = place;
    this.setting = setting;
    this.others = others;
    const formula = setting.template.data.formulas.find(({ id }) => id === place.flow.formula);
    if (!formula) throw new Error(`There is no formula ${place.flow.formula}.`);
    this.formula = formula;
  }

  total(t: number): number {
    return this.work('total', this.formula.expression, t);
  }

  /** Works out the steps, also those that nothing reads, and gives the total. */
  whole(t: number): number {
    for (const { id } of this.formula.steps ?? []) this.value(id, t);
    return this.total(t);
  }

  /** What is invoiced: the total unless the formula has a step for it. */
  billed(t: number): number {
    return isBlank(this.formula.billing) ? this.total(t) : this.value(this.formula.billing ?? '', t);
  }

  /** What another flow reads: a variable before inflation, a step or the total; 0 where there is no such row. */
  read(name: string, t: number): number {
    if (name === 'total') return this.total(t);
    const variable = this.variable(name);
    if (variable) return this.before(variable, t);
    return this.step(name) ? this.value(name, t) : 0;
  }

  /** A step, or a variable before inflation; what it opened with at 0. */
  at(name: string, t: number): number {
    return t === 0 ? this.opening(name, this.variable(name)) : this.read(name, t);
  }

  private work(row: string, expression: string, t: number): number {
    return this.others.once(`${this.place.key} ${row} ${t}`, () => {
      const worked = workOut(expression, t, (name, period) => this.value(name, period));
      if (worked.divisorsOfZero > 0) this.others.divisorOfZero();
      return worked.value;
    });
  }

  private value(name: string, t: number): number {
    const variable = this.variable(name);
    const step = this.step(name);
    if (!variable && !step && name === 'year') return this.setting.p;
    if (t === 0) return this.opening(name, variable);
    if (variable) return this.variableAt(variable, t);
    if (step) return this.work(name, step.expression, t);
    if (name === 'total') return this.total(t);
    throw new Error(`There is no row ${name}.`);
  }

  private variableAt(variable: VariableJson, t: number): number {
    const { isInflated } = this.place;
    const isRaised = isInflated && variable.isCurrency && !variable.isFixed && this.source(variable) === null;
    return isRaised ? this.before(variable, t) * this.others.prices(t) : this.before(variable, t);
  }

  private opening(name: string, variable: VariableJson | undefined): number {
    const entries = (this.place.flow.hist ?? []).filter((entry) => entry.variable === name);
    const typed = at(lineOf(entries[entries.length - 1]?.scenarios?.[0]?.data, 1), 1);
    return variable?.isPercent ? typed / 100 : typed;
  }

  private before(variable: VariableJson, t: number): number {
    const source = this.source(variable);
    return source === null ? at(this.seriesOf(variable), t) : this.others.named(source, t);
  }

  private seriesOf(variable: VariableJson): PeriodLine {
    const known = this.series.get(variable.id);
    if (known) return known;
    const typed = seriesLine(this.entry(variable), variable.value, this.setting);
    const line = variable.isPercent ? typed.map((percent) => percent / 100) : typed;
    this.series.set(variable.id, line);
    return line;
  }

  /** The row that a variable takes; null where it is an input. */
  private source(variable: VariableJson): string | null {
    const lookup = this.entry(variable)?.lookupId;
    if (!isBlank(lookup)) return lookup ?? null;
    return variable.isReference ? (variable.reference ?? '') : null;
  }

  private variable(name: string): VariableJson | undefined {
    return this.formula.variables.find(({ id }) => id === name);
  }

  private step(name: string): StepJson | undefined {
    return (this.formula.steps ?? []).find(({ id }) => id === name);
  }

  private entry(variable: VariableJson): EntryJson | undefined {
    return (this.place.flow.fcst ?? []).find((candidate) => candidate.variable === variable.id);
  }
}
