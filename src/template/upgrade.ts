// Brings an older or foreign document to today's shape; what it does not know it keeps.
import { defaultLanguage, isLanguage, type Language } from '#language/language.ts';
import { defaultFormulas, oldFormulas } from './default-formulas.ts';
import { defaultLayout, defaultModules, defaultOptions, defaultSections } from './default-sections.ts';
import { maxFormulas } from './limits.ts';
import { isObject } from './schema.ts';
import { isSectionId, type RelId, sectionIds, sections } from './sections.ts';

type Document = Readonly<Record<string, unknown>>;
type UpgradeStep = (document: Document) => Document;

const objectAt = (parent: Document, key: string): Document => {
  const value = parent[key];
  return isObject(value) ? value : {};
};

const listAt = (parent: Document, key: string): readonly unknown[] => {
  const value = parent[key];
  return Array.isArray(value) ? value : [];
};

/** Null and "" say no more than a field that is missing. */
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Adds what is missing; existing values, valid or not, are left to the schema. */
const withDefaults = (document: Document, defaults: Document): Document => {
  const missing = Object.entries(defaults).filter(
    ([key, value]) => isAbsent(document[key]) && value !== document[key],
  );
  return missing.length === 0 ? document : { ...document, ...Object.fromEntries(missing) };
};

const orEmptyList = (value: unknown): unknown => (isAbsent(value) ? [] : value);

/** What is added is in the language of the document; one that is none of ours the schema refuses afterwards. */
const languageOf = ({ language }: Document): Language => (isLanguage(language) ? language : defaultLanguage);

const mapData =
  (change: (data: Document, document: Document) => Document): UpgradeStep =>
  (document) =>
    isAbsent(document.data) || isObject(document.data)
      ? { ...document, data: change(objectAt(document, 'data'), document) }
      : document;

const mapEntries = (value: unknown, change: (entry: Document) => Document): unknown =>
  Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? change(entry) : entry)) : value;

/** Unversioned documents come from before formulas were kept with the template. */
const replaceOldFormulas: UpgradeStep = (document) =>
  isAbsent(document.version)
    ? mapData((data) => ({ ...data, formulas: oldFormulas(languageOf(document)) }))(document)
    : document;

const fillDocument: UpgradeStep = (document) =>
  withDefaults(document.price === undefined ? { ...document, price: null } : document, {
    version: '1.0',
    id: null,
    timestamp: 0,
    name: '',
    description: '',
    language: defaultLanguage,
    moneyUnits: 'mln',
    templateContext: '',
    openAIPrompt: '',
    isGenerating: 'done',
    isPublished: false,
    layout: defaultLayout,
  });

const fillLayout: UpgradeStep = (document) =>
  isObject(document.layout)
    ? { ...document, layout: withDefaults(document.layout, defaultLayout) }
    : document;

/** A missing start date becomes the first day of the year in which the document was last saved. */
function startOfYear(document: Document): string {
  const yearMs = 365.2425 * 24 * 60 * 60 * 1000;
  const timestamp = typeof document.timestamp === 'number' ? document.timestamp : 0;
  const year = Math.min(2199, Math.max(1970, 1970 + Math.floor(timestamp / yearMs) || 1970));
  return `${year}-01-01`;
}

function filledOptions(existing: unknown, defaults: ReturnType<typeof defaultOptions>): unknown {
  if (isAbsent(existing)) return defaults;
  if (!isObject(existing)) return existing;
  const options = withDefaults(existing, { ...defaults });
  if (!isObject(options.modules)) return options;
  return { ...options, modules: withDefaults(options.modules, { npv: defaults.modules.npv }) };
}

const fillData: UpgradeStep = mapData((data, document) =>
  withDefaults(
    { ...data, options: filledOptions(data.options, defaultOptions(startOfYear(document))) },
    {
      coreResources: [{ id: 'currency', name: 'USD', rel: 'currency', isDefault: true }],
      formulas: oldFormulas(languageOf(document)),
      divisions: [{ id: 'division_1', sectionResources: {} }],
      env: { sectionResources: {} },
    },
  ),
);

const addSections: UpgradeStep = mapData((data, document) => {
  if (!isAbsent(data.sections) && !Array.isArray(data.sections)) return data;
  const present = listAt(data, 'sections');
  const known = new Set(present.map((section) => (isObject(section) ? section.id : null)));
  const added = defaultSections(languageOf(document)).filter(({ id }) => !known.has(id));
  const isOn = (id: string) => isSectionId(id) && sections[id].isAdded === true;
  return {
    ...data,
    sections: [...present, ...added.map((section) => ({ ...section, isEnabled: isOn(section.id) }))],
  };
});

const matchModules: UpgradeStep = mapData((data) => {
  if (!isAbsent(data.modules) && !Array.isArray(data.modules)) return data;
  const present = listAt(data, 'modules');
  const modules = defaultModules().map((module) => {
    const existing = present.find((candidate) => isObject(candidate) && candidate.id === module.id);
    if (isObject(existing)) return withDefaults(existing, { ...module });
    return present.length === 0 ? module : { ...module, isNew: true };
  });
  return { ...data, modules };
});

const renameCogs = (rel: unknown): unknown => (rel === 'cogs' ? 'cos' : rel);

const renameOldRels: UpgradeStep = mapData((data) => ({
  ...data,
  coreResources: mapEntries(data.coreResources, (resource) => ({
    ...resource,
    rel: renameCogs(resource.rel),
  })),
  formulas: mapEntries(data.formulas, (formula) => ({
    ...formula,
    allowedRels: Array.isArray(formula.allowedRels)
      ? formula.allowedRels.map(renameCogs)
      : orEmptyList(formula.allowedRels),
    variables: mapEntries(orEmptyList(formula.variables), (variable) =>
      typeof variable.value === 'number' ? { ...variable, value: asText(variable.value) } : variable,
    ),
  })),
}));

const asText = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? decimalText(value) : value;

/** Plain digits, since a period string has no exponents. */
function decimalText(value: number): string {
  const short = String(value);
  if (!short.includes('e')) return short;
  return value.toFixed(20).replace(/\.?0+$/, '');
}

/** The numbers of its parts are texts too. */
const upgradeDriver = (driver: Document): Document =>
  Object.fromEntries(
    Object.entries(driver).map(([key, part]) => [
      key,
      key === 'growth' || key === 'ramp' ? numbersToText(part) : part,
    ]),
  );

const upgradeEntry = (entry: Document): Document => ({
  ...withDefaults(entry, { lookupId: null, scenarios: [] }),
  scenarios: mapEntries(orEmptyList(entry.scenarios), (scenario) => ({
    ...withDefaults(scenario, { id: 'base' }),
    // A blank name is shown as its number, and a blank text is what somebody cleared.
    name: scenario.name ?? 'Base scenario',
    data: asText(scenario.data ?? null),
    ...(isObject(scenario.driver) ? { driver: upgradeDriver(scenario.driver) } : {}),
  })),
});

const upgradeFlow = (flow: Document): Document => ({
  ...flow,
  hist: mapEntries(orEmptyList(flow.hist), upgradeEntry),
  fcst: mapEntries(orEmptyList(flow.fcst), upgradeEntry),
});

function upgradeResource(resource: Document): Document {
  const other = resource.otherAssumptions;
  return {
    ...withDefaults(resource, { isEdited: false, isSelected: false }),
    flows: mapEntries(orEmptyList(resource.flows), upgradeFlow),
    otherAssumptions: isObject(other) ? upgradeAssumptions(other) : isAbsent(other) ? {} : other,
  };
}

const upgradeAssumptions = (assumptions: Document): Document =>
  Object.fromEntries(
    Object.entries(assumptions).map(([key, assumption]) => [
      key,
      isObject(assumption) && 'value' in assumption
        ? { ...assumption, value: asText(assumption.value) }
        : assumption,
    ]),
  );

function upgradeHolder(holder: Document): Document {
  const sections = holder.sectionResources;
  if (!isAbsent(sections) && !isObject(sections)) return holder;
  const upgraded = Object.entries(isObject(sections) ? sections : {}).map(([id, list]) => [
    id === 'section_cogs' ? 'section_cos' : id,
    mapEntries(list, upgradeResource),
  ]);
  return { ...holder, sectionResources: Object.fromEntries(upgraded) };
}

const numbersToText = (record: unknown): unknown =>
  isObject(record)
    ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, asText(value)]))
    : record;

function upgradeOptions(options: unknown): unknown {
  if (!isObject(options)) return options;
  const { modules } = options;
  return {
    ...options,
    wc: numbersToText(options.wc),
    ...('opening' in options ? { opening: numbersToText(options.opening) } : {}),
    modules: isObject(modules) ? { ...modules, npv: numbersToText(modules.npv) } : modules,
  };
}

const upgradeResources: UpgradeStep = mapData((data) => ({
  ...data,
  divisions: mapEntries(data.divisions, (division) =>
    withDefaults(upgradeHolder(division), { id: 'division_1' }),
  ),
  env: isObject(data.env) ? upgradeHolder(data.env) : data.env,
  options: upgradeOptions(data.options),
}));

/** The kinds of resources that came later than the others. */
const addedRels: readonly RelId[] = [
  ...sectionIds.filter((id) => sections[id].isAdded).flatMap((id) => sections[id].rels),
  'taxsales',
];

/** Without a formula for it nothing of such a kind could be entered; who deleted only one of them has meant it. */
const addFormulas: UpgradeStep = mapData((data, document) => {
  if (!Array.isArray(data.formulas)) return data;
  const existing = listAt(data, 'formulas').filter(isObject);
  const hasNone = (rel: string) => !existing.some((formula) => listAt(formula, 'allowedRels').includes(rel));
  const ids = new Set(existing.map(({ id }) => id));
  const missing = addedRels.filter(hasNone);
  const added = defaultFormulas(languageOf(document)).filter(
    ({ id, allowedRels }) => !ids.has(id) && allowedRels.some((rel) => missing.includes(rel)),
  );
  const hasRoom = data.formulas.length + added.length <= maxFormulas;
  return added.length > 0 && hasRoom ? { ...data, formulas: [...data.formulas, ...added] } : data;
});

const steps: readonly UpgradeStep[] = [
  replaceOldFormulas,
  fillDocument,
  fillLayout,
  fillData,
  addSections,
  matchModules,
  renameOldRels,
  addFormulas,
  upgradeResources,
];

/** All that the steps read or write; they are given nothing else, so that unknown fields, however many, are copied once. */
const documentFields = [
  ...['version', 'id', 'timestamp', 'name', 'description', 'language', 'moneyUnits', 'price'],
  ...['templateContext', 'openAIPrompt', 'isGenerating', 'isPublished', 'layout', 'data'],
];
const dataFields = ['coreResources', 'formulas', 'sections', 'modules', 'divisions', 'env', 'options'];

const only = (fields: readonly string[], document: Document): Document =>
  Object.fromEntries(
    fields.filter((field) => Object.hasOwn(document, field)).map((field) => [field, document[field]]),
  );

export function upgrade(document: Document): Document {
  const known = only(documentFields, document);
  const { data } = known;
  const start = isObject(data) ? { ...known, data: only(dataFields, data) } : known;
  const upgraded = steps.reduce((current, step) => step(current), start);
  return isObject(data)
    ? { ...document, ...upgraded, data: { ...data, ...objectAt(upgraded, 'data') } }
    : { ...document, ...upgraded };
}
