// Tests that reading repairs and reports harmless errors, that saving refuses them, and what counts as missing for both.
import { expect, test } from 'vitest';
import { type PathSteps, placesIn, withValueAt } from '#testing/templates/damaged-template.ts';
import { defaultTemplate } from './default-template.ts';
import { readTemplate, readToStore } from './read-template.ts';

const uuid = '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01';
const fresh = defaultTemplate({ uuid, timestamp: 1798761600000, language: 'en', dateStart: '2027-01-01' });

const sold: PathSteps = ['data', 'divisions', 0, 'sectionResources', 'section_sales', 0];
const soldPath = 'data.divisions[0].sectionResources.section_sales[0]';
const entry: PathSteps = [...sold, 'flows', 0, 'fcst', 0];
const entryPath = `${soldPath}.flows[0].fcst[0]`;
const formula: PathSteps = ['data', 'formulas', 0];

const opening = {
  ...{ id: 'opening', variable: 'price', lookupId: 'x', provenance: { note: 'n' } },
  scenarios: [{ id: 'base', name: 'Base', data: '3', units: 'units' }],
};

/** Fields that only earlier programs read. */
const unread: readonly (readonly [PathSteps, unknown])[] = [
  ...['creatorId', 'userId', 'staticId', 'staticGSUrl', 'searchString'].map((key) => [[key], 'a'] as const),
  ...['isLocked', 'isPreviewVisible', 'enableAIGeneration', 'showXMLFormulas', 'showFormulas'].map(
    (key) => [[key], true] as const,
  ),
  ...['showColId', 'showStyles'].map((key) => [[key], false] as const),
  ...['isEditingSettings', 'isAddingResource', 'isGenerating'].map(
    (key) => [['data', 'sections', 0, key], true] as const,
  ),
  ...['isDisabling', 'hideInEditor', 'isNavigatable'].map(
    (key) => [['data', 'modules', 0, key], true] as const,
  ),
  ...['canEdit', 'hideUnits', 'showAssumptions'].map((key) => [[...formula, key], true] as const),
  [[...formula, 'variables', 0, '_allowEdit'], true],
];

/** The default template with what a table of tests talks about in it. */
const full = [
  [[...entry, 'provenance'], { source: 'Price list', owner: 'Ann', date: '2027-01-01', note: 'net' }],
  [['data', 'options', 'provenance'], { 'wc.minCashBalance': { source: 'Bank' } }],
  [['data', 'options', 'timing', 'yearEnd'], 3],
  [['data', 'options', 'depreciation'], { start: 'same' }],
  [
    [...sold, 'otherAssumptions'],
    {
      inventoryPeriod: { name: 'Stock', units: 'days', value: '5', lookupId: 'x', provenance: { note: 'n' } },
    },
  ],
  [[...sold, 'flows', 0, 'hist'], [opening]],
  [['rating'], 4.5],
  [['industry'], 'hospitality'],
  [['image'], 'a.png'],
  [['screenshots'], ['a.png']],
  [['data', 'activeSectionId'], 'section_sales'],
  [['data', 'options', 'modules', 'npv', 'openingInvested'], '1'],
  [['data', 'options', 'modules', 'npv', 'exit'], 'gordon'],
  [['showOnboardingDialog'], true],
  [['isOnboardingComplete'], false],
  [['data', 'sections', 0, 'isAIGenerationEnabled'], true],
  [['data', 'modules', 0, 'isInitialized'], 'done'],
  [[...formula, 'variables', 0, 'isCurrency'], false],
  [[...formula, 'variables', 0, 'isReference'], false],
  [[...formula, 'variables', 0, 'units'], 'pieces'],
  [[...formula, 'variables', 0, 'reference'], 'gross_profit'],
  ...unread,
].reduce<unknown>((document, [steps, value]) => withValueAt(document, steps as PathSteps, value), fresh);

test('a template with every possible field is read and stored unchanged', () => {
  expect(readToStore(full)).toEqual({ template: full, faults: [], repairs: [] });
});

const gone = undefined;
const note = 'expected a text of 1 to 2000 characters';

/** The path, the wrong value, its replacement and the message. */
const harmless: readonly (readonly [PathSteps, unknown, unknown, string, string])[] = [
  [['price'], 'abc', null, 'price', 'expected a number from 0 to 1000000'],
  [['price'], '', null, 'price', 'expected a number from 0 to 1000000'],
  [['price'], -1, null, 'price', 'expected a number from 0 to 1000000'],
  [['id'], 5, null, 'id', 'expected a text of 1 to 200 characters'],
  [['rating'], 'great', gone, 'rating', 'expected a number from 0 to 5'],
  [['rating'], 6, gone, 'rating', 'expected a number from 0 to 5'],
  [['industry'], 5, gone, 'industry', 'expected a text of 1 to 100 characters'],
  [['image'], {}, gone, 'image', 'expected a text of 1 to 200 characters'],
  [['screenshots'], 'a.png', gone, 'screenshots', 'expected a list'],
  [['screenshots'], ['a.png', 1], gone, 'screenshots[1]', 'expected a text of at most 200 characters'],
  [['layout', 'cLeftColCount'], -1, 3, 'layout.cLeftColCount', 'expected a whole number from 0 to 100'],
  [['layout', 'cRightColCount'], 'two', 2, 'layout.cRightColCount', 'expected a whole number from 0 to 100'],
  [['layout', 'cHistColCount'], 0.5, 0, 'layout.cHistColCount', 'expected a whole number from 0 to 100'],
  [['layout', 'sheetPerModule'], 1, true, 'layout.sheetPerModule', 'expected true or false'],
  [
    ['data', 'divisions', 0, 'id'],
    7,
    'division_1',
    'data.divisions[0].id',
    'expected a text of at most 200 characters',
  ],
  [
    ['data', 'coreResources', 0, 'isDefault'],
    'yes',
    gone,
    'data.coreResources[0].isDefault',
    'expected true or false',
  ],
  [[...sold, 'isEdited'], 'no', false, `${soldPath}.isEdited`, 'expected true or false'],
  [[...sold, 'isSelected'], 0, false, `${soldPath}.isSelected`, 'expected true or false'],
  [
    [...sold, 'otherAssumptions', 'inventoryPeriod', 'name'],
    ...([5, gone, `${soldPath}.otherAssumptions.inventoryPeriod.name`] as const),
    'expected a text of at most 10000 characters',
  ],
  [
    [...sold, 'otherAssumptions', 'inventoryPeriod', 'units'],
    ...([5, gone, `${soldPath}.otherAssumptions.inventoryPeriod.units`] as const),
    'expected a text of at most 200 characters',
  ],
  [[...entry, 'provenance'], 'Ann', gone, `${entryPath}.provenance`, 'expected an object'],
  [[...entry, 'provenance', 'note'], 3, gone, `${entryPath}.provenance.note`, note],
  [
    ['data', 'options', 'provenance', 'wc.minCashBalance'],
    ...([7, gone, 'data.options.provenance.wc.minCashBalance', 'expected an object'] as const),
  ],
  [[...formula, 'allowedRels'], 'service', [], 'data.formulas[0].allowedRels', 'expected a list'],
  [
    [...formula, 'variables', 0, 'units'],
    ...([{ currency: 'currency' }, gone, 'data.formulas[0].variables[0].units'] as const),
    'expected a text of 1 to 200 characters',
  ],
];

test.each(harmless)(
  '%j as %j is repaired on reading, listed, and refused on saving',
  (steps, wrong, right, path, message) => {
    const document = withValueAt(full, steps, wrong);
    const { template, faults, repairs } = readTemplate(document);
    expect([faults, repairs]).toEqual([[], [{ path, message }]]);
    expect(template).toEqual(withValueAt(full, steps, right));
    expect(readToStore(document)).toEqual({ template: null, faults: [{ path, message }], repairs: [] });
  },
);

test.each(unread)('%j is repaired on reading too, listed, and refused on saving', (steps) => {
  const document = withValueAt(full, steps, 5);
  const { template, repairs } = readTemplate(document);
  expect(template).toEqual(withValueAt(full, steps, undefined));
  expect(repairs.map(({ path }) => path.replace(/\[0\]/g, '[]'))).toEqual([pathOf(steps)]);
  expect(readToStore(document).faults).toEqual(repairs);
});

test('the id of a static template may be false, as copies have it', () => {
  const copy = withValueAt(full, ['staticId'], false);
  expect(readToStore(copy)).toEqual({ template: copy, faults: [], repairs: [] });
});

test('of a list of kinds those that are none go, and the others stay', () => {
  const document = withValueAt(full, [...formula, 'allowedRels'], ['service', 'nothing', 'cos', 5]);
  const { template, repairs } = readTemplate(document);
  expect(template?.data.formulas[0]?.allowedRels).toEqual(['service', 'cos']);
  expect(repairs.map(({ path }) => path)).toEqual([1, 3].map((at) => `data.formulas[0].allowedRels[${at}]`));
});

/** On which a number or a reference hangs. */
const harmful: readonly (readonly [PathSteps, unknown, string])[] = [
  [['layout', 'cFcstColCount'], 0, 'layout.cFcstColCount'],
  [['data', 'options'], 'x', 'data.options'],
  [['data', 'options', 'modules'], 'x', 'data.options.modules'],
  [
    ['data', 'options', 'modules', 'npv', 'openingInvested'],
    'yes',
    'data.options.modules.npv.openingInvested',
  ],
  [['data', 'options', 'modules', 'npv', 'exit'], 'sale', 'data.options.modules.npv.exit'],
  [['data', 'coreResources', 0, 'rel'], 'money', 'data.coreResources[0].rel'],
  [[...formula, 'variables', 0, 'isCurrency'], 'yes', 'data.formulas[0].variables[0].isCurrency'],
  [[...formula, 'variables', 0, 'isReference'], 1, 'data.formulas[0].variables[0].isReference'],
  [[...formula, 'variables', 0, 'reference'], 1, 'data.formulas[0].variables[0].reference'],
  [[...entry, 'variable'], gone, `${entryPath}.variable`],
  [[...entry, 'lookupId'], 5, `${entryPath}.lookupId`],
  [[...entry, 'scenarios', 0, 'data'], {}, `${entryPath}.scenarios[0].data`],
  [[...entry, 'scenarios', 0, 'name'], 5, `${entryPath}.scenarios[0].name`],
  [[...sold, 'otherAssumptions', 'inventoryPeriod'], 5, `${soldPath}.otherAssumptions.inventoryPeriod`],
  [[...entry, 'provenance', 'note'], 'n'.repeat(2001), `${entryPath}.provenance.note`],
];

test.each(harmful)('%j as %j is refused on reading and on saving', (steps, wrong, path) => {
  const document = withValueAt(withValueAt(full, ['price'], 'abc'), steps, wrong);
  const read = readTemplate(document);
  // Errors that could be repaired are no reason to refuse, so they are not among the reasons.
  expect([read.template, read.faults.map((fault) => fault.path), read.repairs]).toEqual([null, [path], []]);
  expect(
    readToStore(document)
      .faults.map((fault) => fault.path)
      .sort(),
  ).toEqual([path, 'price'].sort());
});

/** In each of these null, "" and nothing say different things: other tests tell which. */
const distinct = /^price$|\.scenarios\[\]\.(data|name)$/;

const pathOf = (steps: PathSteps): string =>
  steps
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .slice(1);

/** Of each field that may be missing, the first place in the document. */
const optional = new Map<string, PathSteps>();
for (const steps of placesIn(full)) {
  const path = pathOf(steps);
  if (typeof steps.at(-1) === 'number' || distinct.test(path) || optional.has(path)) continue;
  if (readToStore(withValueAt(full, steps, undefined)).template) optional.set(path, steps);
}

test.each([...optional])('null, "" and nothing are the same at %s', (_path, steps) => {
  const missing = readToStore(withValueAt(full, steps, undefined));
  for (const nothing of [null, '']) {
    const document = withValueAt(full, steps, nothing);
    expect(readToStore(document)).toEqual(missing);
    // It is no error either, so it is not listed.
    expect(readTemplate(document)).toEqual(missing);
  }
});

/** The fields that the schema calls optional, so that the document above leaves none of them out. */
const named: readonly string[] = [
  ...['id', 'rating', 'industry', 'image', 'screenshots', 'showOnboardingDialog', 'isOnboardingComplete'],
  ...['data.activeSectionId', 'data.sections[].isAIGenerationEnabled', 'data.modules[].isInitialized'],
  ...['data.coreResources[].isDefault', 'data.options.provenance.wc.minCashBalance'],
  ...['minCashBalance', 'accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'].map(
    (key) => `data.options.wc.${key}`,
  ),
  ...['wacc', 'tgr', 'ebitda_multiple', 'openingInvested', 'exit'].map(
    (key) => `data.options.modules.npv.${key}`,
  ),
  ...['timing.yearEnd', 'tax', 'tax.assessed', 'depreciation', 'depreciation.start'].map(
    (key) => `data.options.${key}`,
  ),
  ...['value', 'units', 'isCurrency', 'isReference', 'reference'].map(
    (key) => `data.formulas[].variables[].${key}`,
  ),
  ...['name', 'units', 'value', 'lookupId', 'provenance'].map(
    (key) => `${pathOf(sold)}.otherAssumptions.inventoryPeriod.${key}`,
  ),
  ...['lookupId', 'provenance', 'scenarios[].units', 'provenance.source', 'provenance.owner'].map(
    (key) => `${pathOf(entry)}.${key}`,
  ),
  ...['provenance.date', 'provenance.note'].map((key) => `${pathOf(entry)}.${key}`),
  ...['variable', 'lookupId', 'provenance', 'scenarios[].units'].map(
    (key) => `${pathOf([...sold, 'flows', 0, 'hist', 0])}.${key}`,
  ),
  ...unread.map(([steps]) => pathOf(steps)),
  `${pathOf(sold)}.otherAssumptions.inventoryPeriod`,
  'data.divisions[].sectionResources.section_sales',
];

test.each(named)('%s is among the fields that may be missing', (path) => {
  expect([...optional.keys()]).toContain(path);
});

test('a price, and the numbers and the name of a scenario, say different things by nothing, null, "" and a value', () => {
  const priceOf = (price: unknown) => readToStore(withValueAt(full, ['price'], price)).template?.price;
  expect([priceOf(undefined), priceOf(null), priceOf(0)]).toEqual([null, null, 0]);
  expect(readToStore(withValueAt(full, ['price'], '')).faults.map(({ path }) => path)).toEqual(['price']);
  const dataOf = (data: unknown) => {
    const { template } = readToStore(withValueAt(full, [...entry, 'scenarios', 0, 'data'], data));
    return template?.data.divisions[0]?.sectionResources.section_sales?.[0]?.flows[0]?.fcst[0]?.scenarios[0]
      ?.data;
  };
  expect([dataOf(undefined), dataOf(null), dataOf(''), dataOf('0')]).toEqual([null, null, '', '0']);
  const nameOf = (name: unknown) => {
    const { template } = readToStore(withValueAt(full, [...entry, 'scenarios', 0, 'name'], name));
    return Object(entryOf(template)).scenarios[0].name;
  };
  expect(['a', undefined, null, ''].map(nameOf)).toEqual(['a', 'Base scenario', 'Base scenario', '']);
});

test('an entry of what stood there before is taken without the variable it is of', () => {
  const { variable: _variable, ...unnamed } = opening;
  const hist: PathSteps = [...sold, 'flows', 0, 'hist'];
  const { template } = readToStore(withValueAt(full, hist, [unnamed]));
  expect(template?.data.divisions[0]?.sectionResources.section_sales?.[0]?.flows[0]?.hist).toEqual([unnamed]);
});

const entryOf = (document: unknown): unknown =>
  readTemplate(document).template?.data.divisions[0]?.sectionResources.section_sales?.[0]?.flows[0]?.fcst[0];

test('unknown sections are kept, whatever is in them', () => {
  const steps: PathSteps = ['data', 'divisions', 0, 'sectionResources', 'note'];
  const document = withValueAt(full, steps, 'x');
  expect(readToStore(document)).toEqual({ template: document, faults: [], repairs: [] });
});
