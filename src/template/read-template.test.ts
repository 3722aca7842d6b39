// Holds reading to the example document, to older shapes, and to faults that name their place.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { oldFormulas } from './default-formulas.ts';
import { defaultTemplate } from './default-template.ts';
import { readTemplate } from './read-template.ts';

const uuid = '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01';
const fresh = () =>
  defaultTemplate({ uuid, timestamp: 1798761600000, language: 'en', dateStart: '2027-01-01' });

test('the default template is read as it stands, the example with the sections, the sheet and the formulas that came later', () => {
  const on = { isEnabled: true, canDisable: true };
  const added = [
    { id: 'section_seasonality', title: 'Seasonality', ...on },
    { id: 'section_drivers', title: 'Drivers', ...on },
  ];
  const later = [
    'sales_tax_rate',
    'twelve_months',
    'count',
    'sum_of',
    'stock_and_flow',
    'customers_from_spend',
  ];
  const isLater = ({ id }: { readonly id: string }) => later.includes(id);
  const sheet = { id: 'module_drivers', isEnabled: true, isIncluded: true, canSkip: true, isNew: true };
  const before = cafe.data.modules.findIndex(({ id }) => id === 'module_revenue');
  const data = {
    ...cafe.data,
    sections: [...cafe.data.sections, ...added],
    modules: cafe.data.modules.toSpliced(before, 0, sheet),
    formulas: [...cafe.data.formulas, ...fresh().data.formulas.filter(isLater)],
  };
  expect(data.formulas).toHaveLength(cafe.data.formulas.length + 6);
  expect(readTemplate(cafe)).toEqual({ template: { ...cafe, data }, faults: [], repairs: [] });
  expect(readTemplate(fresh())).toEqual({ template: fresh(), faults: [], repairs: [] });
  const russian = defaultTemplate({ uuid, timestamp: 0, language: 'ru', dateStart: '2027-01-01' });
  expect(readTemplate(russian)).toEqual({ template: russian, faults: [], repairs: [] });
});

test('a new model is in the money of its language, in amounts that are usual in it', () => {
  const priceIn = (language: Language) => {
    const { data } = defaultTemplate({ uuid, timestamp: 0, language, dateStart: '2027-01-01' });
    const [product] = data.divisions[0]?.sectionResources.section_sales ?? [];
    const [price, quantity] = product?.flows[0]?.fcst ?? [];
    const first = (input: typeof price) => input?.scenarios[0]?.data?.split(';')[0];
    return [data.coreResources[0]?.name, first(price), first(quantity)];
  };
  expect(priceIn('en')).toEqual(['USD', '25', '1200']);
  expect(priceIn('ru')).toEqual(['руб.', '1000', '1200']);
});

test('a document with nothing but a uuid becomes a whole template', () => {
  const { template } = readTemplate({ uuid });
  expect(template).toMatchObject({ version: '1.0', moneyUnits: 'mln', language: 'en' });
  expect(template?.data.sections).toHaveLength(16);
  const on = template?.data.sections.filter(({ isEnabled }) => isEnabled);
  expect(on?.map(({ id }) => id)).toEqual(['section_seasonality', 'section_drivers']);
  expect(template?.data.modules).toHaveLength(18);
  expect(template?.data.options.timing).toEqual({ dateStart: '1970-01-01', periodicity: 'month' });
});

test('what an author answered of the business is kept as it was answered, by this program or an earlier one', () => {
  const answered = (businessAnswers: unknown) => {
    const { template, faults, repairs } = readTemplate({ ...fresh(), businessAnswers });
    expect(faults).toEqual([]);
    return { answers: template?.businessAnswers, said: repairs.map(({ message }) => message) };
  };
  const earlier = { kindIds: ['cafe'], countryId: 'PT', size: 40, isOwned: true, isOnline: false };
  const now = {
    ...{ kindIds: ['hotel', 'spa'], partSizes: { hotel: 30, spa: 4.5 }, countryId: 'PT', city: 'Lisbon' },
    dateStart: '2027-05-01',
  };
  for (const answers of [earlier, now, { city: null }, {}]) {
    expect(answered(answers)).toEqual({ answers, said: [] });
  }
  expect(answered({ dateStart: '2027-05-02' })).toEqual({
    ...{ answers: undefined, said: ['expected the first day of a month as yyyy-mm-01'] },
  });
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`kind_${at}`, 1]));
  expect(answered({ partSizes: many })).toEqual({
    answers: undefined,
    said: ['expected at most 10 entries'],
  });
  for (const partSizes of [{ hotel: -1 }, { hotel: '30' }, { hotel: 1e99 }, [30], 'many']) {
    expect(answered({ partSizes }).answers).toBeUndefined();
  }
});

test('a currency of 20 characters is read, and so is a longer name of anything else', () => {
  const named = (name: string, rel: string) => ({ id: rel, name, rel });
  const coreResources = [named('x'.repeat(20), 'currency'), named('x'.repeat(21), 'cos')];
  expect(readTemplate(withData({ coreResources })).faults).toEqual([]);
});

test('of where numbers come from there is so much to say, and what is no text says nothing', () => {
  const said = (told: unknown) => {
    const options = { ...fresh().data.options, provenance: { 'wc.inventoryPeriod': told } };
    return readTemplate(withData({ options })).faults.map(({ path }) => path);
  };
  const longest = {
    source: 's'.repeat(500),
    owner: 'o'.repeat(200),
    date: 'd'.repeat(50),
    note: 'n'.repeat(2000),
  };
  expect(said(longest)).toEqual([]);
  expect(said({ source: 3, owner: null, more: 'x'.repeat(9000) })).toEqual([]);
  expect(said('Ann')).toEqual([]);
  const place = 'data.options.provenance.wc.inventoryPeriod';
  expect(said({ ...longest, note: 'n'.repeat(2001) })).toEqual([`${place}.note`]);
});

test('[STATE-12] a document without a version has sections it lacks added, switched off, and the formulas of the time before', () => {
  const { version: _version, ...document } = fresh();
  const [first] = document.data.formulas;
  const old = {
    ...document,
    data: {
      ...document.data,
      sections: document.data.sections.filter(({ id }) => id !== 'section_cos'),
      formulas: [{ ...first, expression: 'total = foo + bar' }],
    },
  };
  const { template } = readTemplate(old);
  const added = template?.data.sections.at(-1);
  expect([template?.version, added?.id, added?.isEnabled]).toEqual(['1.0', 'section_cos', false]);
  expect(template?.data.formulas).toEqual(oldFormulas('en'));
  const shares = template?.data.formulas.filter(
    ({ id }) => id === 'share_of' || id === 'quantity_price_share',
  );
  expect(shares?.map(({ expression }) => expression)).toEqual([
    'total = quantity * price * share / 100',
    'total = share / 100 * base',
  ]);
  // A template of today keeps formulas of its own.
  const own = readTemplate({ ...old, version: '1.0' }).template;
  expect(own?.data.formulas[0]).toEqual(old.data.formulas[0]);
});

test('kinds of resources that came later get their formulas where a template has none for them', () => {
  const idsWith = (formulas: readonly unknown[], language = 'en') =>
    readTemplate({ ...withData({ formulas }), language }).template?.data.formulas.map(({ id, name }) => [
      id,
      name,
    ]);
  const [amount, ...others] = fresh().data.formulas.filter(({ id }) => ['amount', 'sum_of'].includes(id));
  expect(idsWith([amount], 'ru')).toEqual([
    ['amount', 'Amount'],
    ['sales_tax_rate', 'Ставка НДС'],
    ['twelve_months', 'Двенадцать месяцев'],
    ['count', 'Количество'],
    ['sum_of', 'Сумма других строк'],
    ['stock_and_flow', 'Поступления и выбытия'],
    ['customers_from_spend', 'Клиенты по затратам на привлечение'],
  ]);
  // Whoever deleted one of them keeps the others; one of the same id is left alone.
  expect(idsWith([amount, ...others])?.map(([id]) => id)).toEqual([
    ...['amount', 'sum_of', 'sales_tax_rate', 'twelve_months'],
  ]);
  const own = { ...amount, id: 'count', name: 'My count' };
  expect(idsWith([own])).toEqual([
    ['count', 'My count'],
    ['sales_tax_rate', 'Sales tax rate'],
    ['twelve_months', 'Twelve months'],
    ['sum_of', 'Sum of other rows'],
    ['stock_and_flow', 'Additions and removals'],
    ['customers_from_spend', 'Customers from marketing spend'],
  ]);
  const many = Array.from({ length: 1000 }, (_, index) => ({ ...amount, id: `f${index}` }));
  expect(idsWith(many)).toHaveLength(1000);
});

test('[STATE-12] older shapes: cogs becomes cos, unknown modules go, new ones are flagged, numbers become text', () => {
  const { version: _version, ...document } = fresh();
  const old = {
    ...document,
    data: {
      ...document.data,
      modules: [
        { id: 'module_revenue', isEnabled: true, isIncluded: true, canSkip: false },
        { id: 'module_gone', isEnabled: true, isIncluded: true, canSkip: true },
      ],
      coreResources: [...document.data.coreResources, { id: 'c', name: 'Beans', rel: 'cogs' }],
      options: { ...document.data.options, wc: { minCashBalance: 5, inventoryPeriod: 1e-7 } },
    },
  };
  const { template } = readTemplate(old);
  expect(template?.version).toBe('1.0');
  expect(template?.data.coreResources.at(-1)?.rel).toBe('cos');
  expect(template?.data.modules.map(({ id }) => id)).not.toContain('module_gone');
  expect(template?.data.modules.find(({ id }) => id === 'module_cos')).toMatchObject({ isNew: true });
  expect(template?.data.options.wc).toEqual({ minCashBalance: '5', inventoryPeriod: '0.0000001' });
});

const withData = (change: object) => ({ ...fresh(), data: { ...fresh().data, ...change } });

test.each([
  ['not an object', 'text', '', 'expected an object'],
  ['a list', [], '', 'expected an object'],
  ['no uuid', { ...fresh(), uuid: undefined }, 'uuid', 'expected a uuid'],
  [
    '61 periods',
    { ...fresh(), layout: { cFcstColCount: 61 } },
    'layout.cFcstColCount',
    'expected a whole number from 1 to 60',
  ],
  [
    'a wrong date',
    withData({ options: { timing: { dateStart: '2027-02-30', periodicity: 'month' } } }),
    'data.options.timing.dateStart',
    'expected a date as yyyy-mm-dd between 1901 and 2199',
  ],
  ['a text for a section', withData({ sections: ['sales'] }), 'data.sections[0]', 'expected an object'],
  ['data that is a text', { ...fresh(), data: 'x' }, 'data', 'expected an object'],
  [
    'a word for a number',
    withData({ options: { ...fresh().data.options, wc: { minCashBalance: 'five' } } }),
    'data.options.wc.minCashBalance',
    'expected numbers with a dot as the decimal separator, separated by semicolons',
  ],
  [
    'a text of numbers that is too long',
    withData({ options: { ...fresh().data.options, wc: { minCashBalance: '5;'.repeat(10_001) } } }),
    'data.options.wc.minCashBalance',
    'expected a text of at most 20000 characters',
  ],
  [
    'a currency of 21 characters',
    withData({ coreResources: [{ id: 'currency', name: 'x'.repeat(21), rel: 'currency' }] }),
    'data.coreResources[0].name',
    'expected a text of at most 20 characters',
  ],
])('%s is refused with its path', (_name, document, path, message) => {
  expect(readTemplate(document)).toMatchObject({ template: null, faults: [{ path, message }] });
});

test('unknown fields survive anywhere, and reading twice changes nothing', () => {
  const base = fresh();
  const key = fc
    .string({ minLength: 1 })
    .filter((name) => name !== '__proto__' && !(name in base) && !(name in base.data));
  fc.assert(
    fc.property(key, fc.jsonValue(), (name, value) => {
      const document = { ...base, [name]: value, data: { ...base.data, [name]: value } };
      const once = readTemplate(document);
      expect(once.template).toEqual(document);
      expect(readTemplate(once.template)).toEqual(once);
    }),
  );
});

test('any JSON whatever is read or refused, never a crash', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void readTemplate(value)));
  fc.assert(fc.property(fc.jsonValue(), (value) => void readTemplate({ uuid, data: value })));
  const keys = fc.constantFrom(
    'sections',
    'modules',
    'coreResources',
    'formulas',
    'divisions',
    'env',
    'options',
  );
  fc.assert(fc.property(keys, fc.jsonValue(), (key, value) => void readTemplate(withData({ [key]: value }))));
});

test('unknown fields are kept where numbers and lists stand, too', () => {
  const base = fresh();
  const division = base.data.divisions[0];
  const document = withData({
    divisions: [{ ...division, sectionResources: { ...division?.sectionResources, note: 'x' } }],
    options: {
      ...base.data.options,
      wc: { ...base.data.options.wc, comment: 'hello' },
      modules: { npv: { ...base.data.options.modules.npv, source: 'bank' } },
    },
  });
  expect(readTemplate(document)).toEqual({ template: document, faults: [], repairs: [] });
});

test('a default value that is a number becomes text, and a number beyond all measure is refused', () => {
  const [formula, ...others] = fresh().data.formulas;
  const variables = formula?.variables.map((variable) => ({ ...variable, value: 5 }));
  const { template } = readTemplate(withData({ formulas: [{ ...formula, variables }, ...others] }));
  expect(template?.data.formulas[0]?.variables.map(({ value }) => value)).toEqual(['5', '5']);
  const options = { ...fresh().data.options, wc: { minCashBalance: '9'.repeat(400) } };
  expect(readTemplate(withData({ options })).faults).toMatchObject([
    { path: 'data.options.wc.minCashBalance' },
  ]);
});
