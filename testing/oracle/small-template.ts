// Writes tiny template documents for cases that are worked out by hand.
import type {
  EntryJson,
  FlowJson,
  FormulaJson,
  ResourceJson,
  ScenarioJson,
  TemplateJson,
} from './template-json.ts';

type Texts = Readonly<Record<string, string | readonly (string | null)[]>>;

export interface SmallTemplateOptions {
  readonly n?: number;
  readonly start?: string;
  readonly periodicity?: string;
  readonly yearEnd?: number;
  readonly assessed?: string;
  readonly off?: readonly string[];
  readonly sections?: Readonly<Record<string, readonly ResourceJson[]>>;
  readonly rels?: Readonly<Record<string, string>>;
  readonly formulas?: readonly FormulaJson[];
  readonly wc?: Readonly<Record<string, string>>;
  readonly npv?: Readonly<Record<string, string>>;
  readonly opening?: Readonly<Record<string, string>>;
  /** In which period purchases begin to lose value. */
  readonly depreciation?: string;
}

const scenarioList = (text: string | readonly (string | null)[]) => [text].flat().map((data) => ({ data }));

export const entries = (texts: Texts): EntryJson[] =>
  Object.entries(texts).map(([variable, text]) => ({
    variable,
    lookupId: null,
    scenarios: scenarioList(text),
  }));

/** An opening is that of the amount, or of each variable or step that it names. */
export const flow = (formula: string, texts: Texts, opening: string | Texts = {}): FlowJson => ({
  formula,
  hist: entries(typeof opening === 'string' ? { amount: opening } : opening),
  fcst: entries(texts),
});

/** A resource with one amount that moves, by its scenarios. */
export const moving = (id: string, scenarios: readonly ScenarioJson[]): ResourceJson => ({
  id,
  coreResource: `core_${id}`,
  flows: [{ formula: 'amount', fcst: [{ variable: 'amount', lookupId: null, scenarios }] }],
});

/** Other assumptions: a text is a value, `@id` a lookup. */
export const resource = (
  id: string,
  flows: readonly FlowJson[],
  terms: Readonly<Record<string, string>> = {},
): ResourceJson => ({
  id,
  coreResource: `core_${id}`,
  flows,
  otherAssumptions: Object.fromEntries(
    Object.entries(terms).map(([name, text]) => [
      name,
      text.startsWith('@') ? { lookupId: text.slice(1) } : { value: text },
    ]),
  ),
});

/** A resource with one amount, the commonest case. */
export const amounts = (id: string, text: string, terms: Readonly<Record<string, string>> = {}) =>
  resource(id, [flow('amount', { amount: text })], terms);

const sectionIds = [
  ...['section_taxes', 'section_depreciation', 'section_inflation', 'section_sales', 'section_cos'],
  ...['section_sga', 'section_wc', 'section_fixedassets', 'section_financing', 'section_npv'],
];

const relBySection: Readonly<Record<string, string>> = {
  section_taxes: 'taxincome',
  section_depreciation: 'deprgroup',
  section_inflation: 'inflation',
  section_seasonality: 'seasonality',
  section_drivers: 'driver',
  section_sales: 'service',
  section_cos: 'cos',
  section_sga: 'sga',
  section_fixedassets: 'fixedasset',
  section_financing: 'loan',
};

const usualFormulas: readonly FormulaJson[] = [
  { id: 'amount', expression: 'total = amount', variables: [{ id: 'amount', isCurrency: true }] },
  { id: 'rate', expression: 'rate = rate', variables: [{ id: 'rate' }] },
  { id: 'straight_line', expression: 'years = years', variables: [{ id: 'years', value: '5' }] },
  { id: 'twelve_months', expression: 'weights = weights', variables: [{ id: 'weights', value: '1' }] },
  { id: 'declining_balance', expression: 'rate = rate', variables: [{ id: 'rate', value: '20' }] },
];

export function smallTemplate(words: SmallTemplateOptions): TemplateJson {
  const sections = words.sections ?? {};
  const off = words.off ?? [];
  const listed = [...new Set([...sectionIds, ...off.filter((id) => id.startsWith('section_'))])];
  const coreResources = Object.entries(sections).flatMap(([sectionId, list]) =>
    list.map(({ id, coreResource }) => ({
      id: coreResource,
      rel: words.rels?.[id] ?? relBySection[sectionId] ?? '',
    })),
  );
  return {
    layout: { cFcstColCount: words.n ?? 3 },
    data: {
      sections: listed.map((id) => ({ id, isEnabled: !off.includes(id) })),
      modules: off
        .filter((id) => id.startsWith('module_'))
        .map((id) => ({ id, isEnabled: false, isIncluded: true })),
      coreResources,
      formulas: [...usualFormulas, ...(words.formulas ?? [])],
      divisions: [{ sectionResources: sections }],
      env: { sectionResources: sections },
      options: {
        timing: {
          dateStart: words.start ?? '2027-01-01',
          periodicity: words.periodicity ?? 'month',
          yearEnd: words.yearEnd ?? null,
        },
        tax: words.assessed === undefined ? null : { assessed: words.assessed },
        wc: words.wc ?? {},
        ...(words.opening && { opening: words.opening }),
        ...(words.depreciation !== undefined && { depreciation: { start: words.depreciation } }),
        modules: { npv: words.npv ?? {} },
      },
    },
  };
}
