// The flow of every resource, with references and inflation.
import { workOut } from './arithmetic.ts';
import { counts, type OptionInput, resourcesOf } from './inputs.ts';
import { addTo, at, emptyLine, type PeriodLine } from './line.ts';
import { seriesLine } from './series.ts';
import type { FlowJson, ResourceJson, TemplateJson, VariableJson } from './template-json.ts';

const tradeSections = ['section_sales', 'section_cos', 'section_sga'];
const summedSections = [...tradeSections, 'section_fixedassets'];
const allSections = [
  ...summedSections,
  'section_financing',
  'section_taxes',
  'section_depreciation',
  'section_inflation',
];

interface FlowSource {
  readonly resource: ResourceJson;
  readonly sectionId: string;
}

function find(template: TemplateJson, resourceId: string): FlowSource | null {
  for (const sectionId of allSections) {
    for (const resource of resourcesOf(template, sectionId)) {
      if (resource.id === resourceId) return { resource, sectionId };
    }
  }
  return null;
}

export class Flows {
  private readonly setting: OptionInput;
  private readonly known = new Map<string, PeriodLine>();
  private readonly waiting = new Set<string>();
  private readonly index: PeriodLine | null;
  divisorsOfZero = 0;

  constructor(setting: OptionInput) {
    this.setting = setting;
    this.index = this.inflationIndex();
  }

  /** The raw flow of a resource by its number in the resource. */
  of(resource: ResourceJson, sectionId: string, number: number): PeriodLine {
    return this.once(`${resource.id} ${number}`, () => {
      const flow = resource.flows[number];
      return flow ? this.work(flow, sectionId) : emptyLine(this.setting.n);
    });
  }

  total(sectionId: string): PeriodLine {
    return this.once(sectionId, () => {
      const sum = emptyLine(this.setting.n);
      for (const resource of resourcesOf(this.setting.template, sectionId)) {
        addTo(sum, this.of(resource, sectionId, 0));
      }
      return sum;
    });
  }

  private once(key: string, make: () => PeriodLine): PeriodLine {
    const ready = this.known.get(key);
    if (ready) return ready;
    if (this.waiting.has(key)) throw new Error(`References run in a loop through ${key}.`);
    this.waiting.add(key);
    const line = make();
    this.waiting.delete(key);
    this.known.set(key, line);
    return line;
  }

  private work(flow: FlowJson, sectionId: string): PeriodLine {
    const formula = this.setting.template.data.formulas.find(({ id }) => id === flow.formula);
    if (!formula) throw new Error(`There is no formula ${flow.formula}.`);
    const lines = new Map<string, PeriodLine>();
    const lineFor = (id: string): PeriodLine => {
      const ready = lines.get(id);
      if (ready) return ready;
      const variable = formula.variables.find((candidate) => candidate.id === id);
      if (!variable) throw new Error(`There is no variable ${id}.`);
      const line = variable.isReference
        ? this.referenceLine(variable, flow)
        : this.inputLine(variable, flow, sectionId);
      lines.set(id, line);
      return line;
    };
    const result = emptyLine(this.setting.n);
    for (let t = 1; t <= this.setting.n; t++) {
      const worked = workOut(formula.expression, (id) => at(lineFor(id), t));
      result[t] = worked.value;
      this.divisorsOfZero += worked.divisorsOfZero;
    }
    return result;
  }

  private inputLine(variable: VariableJson, flow: FlowJson, sectionId: string): PeriodLine {
    const entry = (flow.fcst ?? []).find((candidate) => candidate.variable === variable.id);
    const line = seriesLine(entry, variable.value, this.setting);
    if (!variable.isCurrency || !this.index || !tradeSections.includes(sectionId)) return line;
    for (let t = 1; t <= this.setting.n; t++) line[t] = at(line, t) * at(this.index, t);
    return line;
  }

  private referenceLine(variable: VariableJson, flow: FlowJson): PeriodLine {
    const entry = (flow.fcst ?? []).find((candidate) => candidate.variable === variable.id);
    return this.namedLine(entry?.lookupId ?? variable.reference ?? '');
  }

  private namedLine(name: string): PeriodLine {
    const { n, p, days } = this.setting;
    const line = emptyLine(n);
    if (name === 'period_days') for (let t = 1; t <= n; t++) line[t] = days[t] ?? 0;
    else if (name === 'period_number') for (let t = 1; t <= n; t++) line[t] = t;
    else if (name === 'period_years') for (let t = 1; t <= n; t++) line[t] = 1 / p;
    else if (name === 'gross_profit') {
      const revenue = this.total('section_sales');
      const cost = this.total('section_cos');
      for (let t = 1; t <= n; t++) line[t] = at(revenue, t) - at(cost, t);
    } else if (summedSections.includes(name)) addTo(line, this.total(name));
    else {
      const found = find(this.setting.template, name);
      if (found) addTo(line, this.of(found.resource, found.sectionId, 0));
    }
    return line;
  }

  private inflationIndex(): PeriodLine | null {
    const { template, n, p } = this.setting;
    if (!counts(template, 'section_inflation')) return null;
    const first = resourcesOf(template, 'section_inflation')[0];
    if (!first) return null;
    const rate = this.of(first, 'section_inflation', 0);
    const index = emptyLine(n);
    for (let t = 1; t <= n; t++) {
      index[t] = t === 1 ? 1 : at(index, t - 1) * (1 + at(rate, t) / 100) ** (1 / p);
    }
    return index;
  }
}
