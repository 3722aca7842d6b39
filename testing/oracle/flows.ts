// The flow of every resource, with references and inflation.
import { FlowRows } from './flow-rows.ts';
import { counts, type OptionInput, relOf, resourcesOf } from './inputs.ts';
import { emptyLine, type PeriodLine } from './line.ts';
import { isCreditLine } from './loan-terms.ts';
import type { ResourceJson } from './template-json.ts';

const tradeSections = ['section_sales', 'section_cos', 'section_sga'];
const summedSections = [...tradeSections, 'section_fixedassets'];
const inflatedSections = [...tradeSections, 'section_drivers'];
const allSections = [
  ...summedSections,
  'section_drivers',
  'section_financing',
  'section_taxes',
  'section_depreciation',
  'section_inflation',
];

interface FlowSource {
  readonly resource: ResourceJson;
  readonly sectionId: string;
}

/**
 * Values are worked out when they are asked for, one row in one period at a time: rows may read each other's earlier
 * periods in any order.
 */
export class Flows {
  private readonly setting: OptionInput;
  private readonly known = new Map<string, number>();
  private readonly waiting = new Set<string>();
  private readonly rows = new Map<string, FlowRows>();
  private readonly lines = new Map<string, PeriodLine>();
  divisorsOfZero = 0;

  constructor(setting: OptionInput) {
    this.setting = setting;
  }

  /** The raw flow of a resource by its number in the resource. */
  of(resource: ResourceJson, sectionId: string, number: number): PeriodLine {
    const rows = this.rowsOf({ resource, sectionId }, number);
    return this.line(`${sectionId} ${resource.id} ${number}`, (t) => rows?.whole(t) ?? 0);
  }

  /** What a service invoices. */
  billing(service: ResourceJson): PeriodLine {
    const rows = this.rowsOf({ resource: service, sectionId: 'section_sales' }, 0);
    return this.line(`billing ${service.id}`, (t) => rows?.billed(t) ?? 0);
  }

  /** A row of a resource's first flow, with what it opened with at 0. */
  rowOf(resource: ResourceJson, sectionId: string, row: string, t: number): number {
    return this.rowsOf({ resource, sectionId }, 0)?.at(row, t) ?? 0;
  }

  total(sectionId: string): PeriodLine {
    for (const resource of resourcesOf(this.setting.template, sectionId)) this.of(resource, sectionId, 0);
    return this.line(sectionId, (t) => this.sectionTotal(sectionId, t));
  }

  /** Works out every shared driver, also those that nothing reads. */
  workOutDrivers(): void {
    for (const resource of resourcesOf(this.setting.template, 'section_drivers')) {
      this.of(resource, 'section_drivers', 0);
    }
  }

  private line(key: string, value: (t: number) => number): PeriodLine {
    const ready = this.lines.get(key);
    if (ready) return ready;
    const line = emptyLine(this.setting.n);
    for (let t = 1; t <= this.setting.n; t++) line[t] = value(t);
    this.lines.set(key, line);
    return line;
  }

  private sectionTotal(sectionId: string, t: number): number {
    return this.once(`${sectionId} ${t}`, () => {
      let sum = 0;
      for (const resource of resourcesOf(this.setting.template, sectionId)) {
        sum += this.rowsOf({ resource, sectionId }, 0)?.total(t) ?? 0;
      }
      return sum;
    });
  }

  private once(key: string, make: () => number): number {
    const ready = this.known.get(key);
    if (ready !== undefined) return ready;
    if (this.waiting.has(key)) throw new Error(`References run in a loop through ${key}.`);
    this.waiting.add(key);
    const value = make();
    this.waiting.delete(key);
    this.known.set(key, value);
    return value;
  }

  private rowsOf({ resource, sectionId }: FlowSource, number: number): FlowRows | null {
    const flow = resource.flows[number];
    if (!flow || (relOf(this.setting.template, resource) === 'loan' && isCreditLine(resource))) return null;
    const key = `${sectionId} ${resource.id} ${number}`;
    const known = this.rows.get(key);
    if (known) return known;
    const rows = new FlowRows({ flow, key, isInflated: inflatedSections.includes(sectionId) }, this.setting, {
      named: (name, t) => this.named(name, t),
      prices: (t) => this.priceIndex(t),
      once: (value, make) => this.once(value, make),
      divisorOfZero: () => {
        this.divisorsOfZero++;
      },
    });
    this.rows.set(key, rows);
    return rows;
  }

  private named(name: string, t: number): number {
    if (name === 'period_days') return this.setting.days[t] ?? 0;
    if (name === 'period_number') return t;
    if (name === 'period_years') return 1 / this.setting.p;
    if (name === 'gross_profit') {
      return this.sectionTotal('section_sales', t) - this.sectionTotal('section_cos', t);
    }
    return summedSections.includes(name) ? this.sectionTotal(name, t) : this.rowOfResource(name, t);
  }

  /** `resource`, or `resource.row`; 0 where there is none or its section is off. */
  private rowOfResource(name: string, t: number): number {
    const whole = this.find((id) => id === name);
    if (whole) return this.rowsOf(whole, 0)?.total(t) ?? 0;
    const owner = this.find((id) => name.startsWith(`${id}.`));
    if (!owner) return 0;
    return this.rowsOf(owner, 0)?.read(name.slice(owner.resource.id.length + 1), t) ?? 0;
  }

  private find(isIt: (resourceId: string) => boolean): FlowSource | null {
    for (const sectionId of allSections) {
      for (const resource of resourcesOf(this.setting.template, sectionId)) {
        if (isIt(resource.id)) return { resource, sectionId };
      }
    }
    return null;
  }

  /** 1 in the first period and where there is no inflation. */
  private priceIndex(t: number): number {
    const { template, p } = this.setting;
    const first = resourcesOf(template, 'section_inflation')[0];
    if (t === 1 || !first || !counts(template, 'section_inflation')) return 1;
    return this.once(`prices ${t}`, () => {
      const rate = this.rowsOf({ resource: first, sectionId: 'section_inflation' }, 0)?.total(t) ?? 0;
      return this.priceIndex(t - 1) * (1 + rate / 100) ** (1 / p);
    });
  }
}
