// Checks sales tax against its worked examples.
import { describe, expect, it } from 'vitest';
import { compile } from '#model/compile.ts';
import { buildTemplate, type ResourceWords, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const taxes: readonly ResourceWords[] = [
  { id: 'vat', formula: 'sales_tax_rate', data: { rate: '20' }, rel: 'taxsales' },
  { id: 'low', formula: 'sales_tax_rate', data: { rate: '10' }, rel: 'taxsales' },
  { id: 'profit', formula: 'rate', data: { rate: '0' }, rel: 'taxincome' },
];

const month = { salesTaxPeriod: '31' };

/** July and August 2027, of 31 days each. */
const templateOf = (words: TemplateWords) =>
  buildTemplate({ dateStart: '2027-07-01', periods: 2, taxes, wc: month, ...words });

const rowsOf = (words: TemplateWords) => calculate(templateOf(words)).row;

const idsOf = (words: TemplateWords) =>
  calculate(templateOf(words)).workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id));

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

const amount = (id: string, text: string, tax: string | null, terms: Record<string, string> = {}) => ({
  ...{ id, data: { amount: text }, terms },
  names: tax === null ? {} : { salestax: tax },
});

const tea = amount('Tea', '1000;0', 'vat');

describe('what customers and suppliers owe', () => {
  it('[WC-21] [WC-24] [WC-25] is with tax', () => {
    const words = { services: [tea], wc: { ...month, accountsReceivablePeriod: '15.5' } };
    const row = rowsOf(words);
    expect(row('wc.@Tea.tax_on_sales')).toEqual(near([200, 0]));
    expect(row('wc.receivables')).toEqual(near([600, 0]));
    expect(row('bs.sales_tax')).toEqual(near([200, 0]));
    expect(row('is.revenue')).toEqual([1000, 0]);
    expect(row('cf.operating')).toEqual(near([600, 400]));
    expect(row('wc.receivables_in')).toEqual(near([1200, 0]));
    expect(row('wc.receivables_out')).toEqual(near([600, 600]));
  });

  it('[WC-25] nothing is owed to the state at 0 days, which is also where no days are typed', () => {
    for (const wc of [{ salesTaxPeriod: '0' }, {}]) {
      const row = rowsOf({ services: [tea], wc });
      expect(row('bs.sales_tax')).toEqual([0, 0]);
      expect(row('cf.operating')).toEqual(near([1000, 0]));
    }
  });

  const trade: TemplateWords = {
    services: [amount('Tea', '100;100', 'low')],
    costs: [amount('Leaves', '300;0', 'vat'), amount('Bags', '100;0', null)],
    expenses: [amount('Ads', '50;50', 'low'), amount('Wages', '70', null)],
    wc: { ...month, accountsPayablePeriod: '31' },
  };

  it('[WC-22] [WC-23] [WC-24] [WC-25] the tax on what is bought is taken off', () => {
    const row = rowsOf(trade);
    expect(row('wc.cos_tax_rate')).toEqual(near([0.15, 0]));
    expect(row('wc.cos_purchase_tax')).toEqual(near([60, 0]));
    expect(row('wc.@Ads.purchase_tax')).toEqual(near([5, 5]));
    expect(row('wc.payables')).toEqual(near([585, 125]));
    expect(row('bs.sales_tax')).toEqual(near([-55, 5]));
    expect(row('cf.operating')).toEqual(near([110, -420]));
    expect(row('bs.check')).toEqual(near([0, 0]));
  });

  it('[WC-26] the balance rolls forward', () => {
    const row = rowsOf(trade);
    expect(row('wc.sales_tax_open')).toEqual(near([0, -55]));
    expect(row('wc.sales_tax_in')).toEqual(near([-55, 5]));
    expect(row('wc.sales_tax_out')).toEqual(near([0, -55]));
    expect(row('wc.sales_tax_close')).toEqual(near([-55, 5]));
    expect(row('wc.payables_in')).toEqual(near([585, 125]));
    expect(row('wc.difference')).toEqual(near([0, 0]));
  });

  it('[WC-26] net working capital is less by what is owed', () => {
    const row = rowsOf({ services: [tea], wc: { ...month, accountsReceivablePeriod: '15.5' } });
    expect(row('wc.net_working_capital')).toEqual(near([400, 0]));
  });

  it('[WC-23] stock that is used up lowers the tax', () => {
    const kept = amount('Ads', '40;0', 'low', { inventoryPeriod: '31' });
    const row = rowsOf({ expenses: [kept], wc: { ...month, accountsPayablePeriod: '31' } });
    expect(row('wc.@Ads.purchase_tax')).toEqual(near([8, -4]));
    expect(row('bs.sales_tax')).toEqual(near([-8, 4]));
    expect(row('wc.payables')).toEqual(near([88, 0]));
  });

  it('[WC-22] costs of 0 have no rate, whatever their stock does', () => {
    const costs = [amount('Leaves', '100;0', 'vat')];
    const row = rowsOf({
      ...{ services: [amount('Tea', '1', null)], costs },
      wc: { ...month, inventoryPeriod: '31', accountsPayablePeriod: '31' },
    });
    expect(row('bs.sales_tax')).toEqual(near([-40, 0]));
    expect(row('wc.payables')).toEqual(near([240, 0]));
  });

  it('[WC-24] what is paid ahead stays without tax', () => {
    const rent = amount('Rent', '100', 'vat', { accountsReceivablePeriod: '31' });
    const row = rowsOf({ expenses: [rent] });
    expect(row('wc.prepaid')).toEqual(near([100, 100]));
    expect(row('bs.sales_tax')).toEqual(near([-20, -20]));
  });
});

describe('assets', () => {
  const machine = {
    ...amount('Machine', '500;0', 'vat', { sold: '0;50' }),
    ...{ second: '0;60', names: { salestax: 'vat', deprgroup: 'none' } },
  };

  it('[WC-21] [WC-23] [CF-12] are bought and sold with tax, which is no cash from investing', () => {
    const row = rowsOf({ assets: [machine] });
    expect(row('wc.@Machine.tax_on_capex')).toEqual(near([100, 0]));
    expect(row('wc.@Machine.tax_on_proceeds')).toEqual(near([0, 12]));
    expect(row('bs.sales_tax')).toEqual(near([-100, 12]));
    expect(row('cf.sales_tax')).toEqual(near([-100, 112]));
    expect(row('cf.investing')).toEqual([-500, 60]);
    expect(row('cf.operating')).toEqual(near([-100, 112]));
    expect(row('bs.check')).toEqual(near([0, 0]));
  });
});

describe('a tax that is not there', () => {
  const isAbout = (id: string): boolean => id.includes('tax_on') || id.includes('sales_tax');

  it('[BS-6] has no row', () => {
    const untaxed = [
      idsOf({ services: [amount('Tea', '1000', null)] }),
      idsOf({ services: [amount('Tea', '1000', 'profit')] }),
      idsOf({ services: [tea], off: ['section_taxes'] }),
      idsOf({ assets: [amount('Machine', '5', 'vat')], off: ['module_fixedassets'] }),
    ];
    for (const ids of untaxed) expect(ids.filter(isAbout)).toEqual(['ip.tax_on_ebit', 'ratios.tax_on_ebit']);
    expect(idsOf({ services: [tea] })).toContain('bs.sales_tax');
  });

  it('[BS-6] is paid as it arises with working capital off', () => {
    const row = rowsOf({ services: [tea], off: ['section_wc'] });
    expect(row('bs.sales_tax')).toEqual([0, 0]);
    expect(row('cf.operating')).toEqual([1000, 0]);
    const ids = idsOf({ services: [tea], off: ['section_wc'] });
    expect(ids.filter((id) => id.startsWith('assumptions.@vat'))).toEqual([]);
  });

  it('[WC-20] has no input', () => {
    const inputs = (words: TemplateWords) =>
      idsOf(words).filter((id) => /^assumptions\.(@vat|@low|sales_tax_days)/.test(id));
    expect(inputs({ services: [tea] })).toEqual([
      'assumptions.sales_tax_days',
      'assumptions.@vat.expBook.rate',
    ]);
    expect(inputs({ services: [amount('Tea', '1000', null)] })).toEqual([]);
  });

  const messages = (words: TemplateWords) =>
    compile(templateOf(words)).diagnostics.map(({ severity, message }) => [severity, message]);

  it('[WC-27] is named where something is under it', () => {
    expect(messages({ services: [tea] })).toEqual([]);
    for (const gone of ['gone', 'profit']) {
      expect(messages({ services: [amount('Tea', '1', gone)] })).toEqual([
        ['warning', '“Tea” bears no sales tax: the one it was under is gone. Choose another, or none.'],
      ]);
    }
    expect(messages({ language: 'ru', expenses: [amount('Чай', '1', 'gone')] })).toEqual([
      [
        'warning',
        '«Чай» не облагается НДС: выбранной ставки больше нет. Выберите другую ставку или вариант «Нет».',
      ],
    ]);
  });
});
