// The small business benchmarks of the Australian Taxation Office: what each trade spends of its turnover.
import type { Source, SourceFigure } from './source.ts';
import { foodBenchmarks } from './tax-office-food.ts';
import { serviceBenchmarks } from './tax-office-services.ts';
import { shopBenchmarks } from './tax-office-shops.ts';
import { tradeBenchmarks } from './tax-office-trades.ts';

/** Where the office has a page for each trade; what was read is the copy. */
const pages =
  'https://www.ato.gov.au/businesses-and-organisations/income-deductions-and-concessions/small-business-benchmarks/in-detail/';

/** The columns after the turnover. A trade's page leaves out what few of its businesses report. */
const ratios: readonly SourceFigure['what'][] = [
  { en: 'All expenses to turnover', ru: 'Все расходы к выручке' },
  { en: 'Cost of sales to turnover, without labour', ru: 'Себестоимость продаж без труда к выручке' },
  {
    en: 'Labour to turnover, without what owners pay themselves',
    ru: 'Расходы на труд к выручке, без выплат владельцам',
  },
  { en: 'Rent to turnover', ru: 'Аренда к выручке' },
  { en: 'Motor vehicle expenses to turnover', ru: 'Расходы на автомобили к выручке' },
];

/**
 * A row names the trade as the office does, then a range of turnover in Australian dollars and the ratios:
 * first for a business in that range, then for one above it, in per cent.
 */
function sourceOf(row: string): Source {
  const [id = '', trade = '', turnover = '', ...shares] = row.split(' | ');
  return {
    id: `ato_${id}`,
    publisher: 'Australian Taxation Office',
    title: `Small business benchmarks 2023–24: ${trade}`,
    address: pages,
    copy: 'https://github.com/ryanduguid/australian-accounting/tree/258c50f1c3b5b6196d57f51fe5f037c1aadb6d9e/packages/ato-benchmark-compare/atobenchmark/data',
    year: 2024,
    licence: 'free to copy, adapt and distribute, without suggesting that the office endorses the product',
    figures: ratios.flatMap((what, index) => figureOf(what, turnover, shares[index])),
  };
}

function figureOf(what: SourceFigure['what'], turnover: string, shares = '-'): readonly SourceFigure[] {
  const [within, above] = shares.split(' ');
  const [, limit] = turnover.split('–');
  if (within === undefined || above === undefined || limit === undefined) return [];
  return [{ what, value: `${within} % (A$${turnover}); ${above} % (> A$${limit})` }];
}

export const taxOfficeBenchmarks: readonly Source[] = [
  ...foodBenchmarks,
  ...shopBenchmarks,
  ...tradeBenchmarks,
  ...serviceBenchmarks,
].map(sourceOf);
