// The rows of one flow, period by period: what its formula reads, and its total.
import { workOut } from './arithmetic.ts';
import { isBlank, type OptionInput } from './inputs.ts';
import { at, type PeriodLine } from './line.ts';
import { seriesLine } from './series.ts';
import type { EntryJson, FlowJson, FormulaJson, VariableJson } from './template-json.ts';

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

  /** What another flow reads: a variable before inflation, or the total; 0 where there is no such row. */
  read(name: string, t: number): number {
    if (name === 'total') return this.total(t);
    const variable = this.variable(name);
    return variable ? this.before(variable, t) : 0;
  }

  private work(row: string, expression: string, t: number): number {
    return this.others.once(`${this.place.key} ${row} ${t}`, () => {
      const worked = workOut(expression, (name) => this.value(name, t));
      if (worked.divisorsOfZero > 0) this.others.divisorOfZero();
      return worked.value;
    });
  }

  private value(name: string, t: number): number {
    const variable = this.variable(name);
    if (!variable) throw new Error(`There is no variable ${name}.`);
    const isRaised = this.place.isInflated && variable.isCurrency && this.source(variable) === null;
    return isRaised ? this.before(variable, t) * this.others.prices(t) : this.before(variable, t);
  }

  private before(variable: VariableJson, t: number): number {
    const source = this.source(variable);
    return source === null ? at(this.seriesOf(variable), t) : this.others.named(source, t);
  }

  private seriesOf(variable: VariableJson): PeriodLine {
    const known = this.series.get(variable.id);
    if (known) return known;
    const line = seriesLine(this.entry(variable), variable.value, this.setting);
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

  private entry(variable: VariableJson): EntryJson | undefined {
    return (this.place.flow.fcst ?? []).find((candidate) => candidate.variable === variable.id);
  }
}
