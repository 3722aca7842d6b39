// Holds the pictures to workbooks written out by hand: which numbers they show, where bars end, and that nothing leaves the picture.
import { describe, expect, it, test } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import type { Language } from '#language/language.ts';
import type { Chart } from '#workbook/chart.ts';
import { type Row, row, value } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { modelPictures } from './model-pictures.ts';
import { pictureSize } from './picture-look.ts';

/** Each character is half as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5;

const money = (id: string, label: string, values: readonly number[], more: Partial<Row> = {}): Row =>
  row({ id, role: 'calculation', label, format: 'money', periods: { kind: 'values', values }, ...more });

const head = (sheet: string): readonly Row[] => [
  row({ id: `${sheet}.title`, role: 'title', label: 'Title', level: 1 }),
  row({ id: `${sheet}.check`, role: 'check', label: 'Model check', format: 'master', constant: value(0) }),
  row({
    id: `${sheet}.label`,
    role: 'header',
    label: 'Period',
    format: 'year',
    periods: { kind: 'values', values: [2027, 2028] },
  }),
];

const sheet = (id: string, title: string, rows: readonly Row[]): Workbook['sheets'][number] => ({
  ...{ id, title, moduleId: `module_${id}`, category: 'output', axis: 'periods', headerRowCount: 3 },
  rows: [...head(id), ...rows],
});

const chart: Chart = {
  ...{ id: 'chart', title: 'Sales', sheetId: 'charts', standsAt: null, labels: 'charts.label' },
  ...{ unit: 'USD', lowest: null },
  series: [{ row: 'charts.sales', label: 'Sales & <more>', kind: 'column', isOnSecondAxis: false }],
};

const workbookOf = (language: Language, sheets: Workbook['sheets'], charts: readonly Chart[]): Workbook => ({
  ...{ title: 'Tea <house>', version: '1.0', language, currency: 'USD', timestamp: 0 },
  ...{
    periodCount: 2,
    yearCount: 2,
    drawnYearCount: 2,
    spans: { years: [], quarters: [] },
    moneyScale: 'mln',
    scenarioNames: ['Base'],
  },
  ...{ scenarioRow: 'in.scenario', names: [], charts, sheets },
});

const statements = [
  sheet('is', 'Income statement', [
    money('is.revenue', 'Revenue', [1_234_500, 12_000]),
    money('is.none', 'Property tax', [0, 0]),
    money('is.profit', 'Net income', [-80_049, 0], { role: 'total', isGrandTotal: true }),
    row({ id: 'is.heading', role: 'heading', label: 'Checks', level: 1 }),
    row({ id: 'is.off', role: 'check', label: 'Difference', format: 'money', constant: value(0) }),
    row({ id: 'in.scenario', role: 'text', label: 'Case', format: 'count', constant: value(1) }),
  ]),
  sheet('charts', 'Charts', [money('charts.sales', 'Sales', [40_000, -20_000])]),
];

const pictures = (language: Language, sheets = statements, charts: readonly Chart[] = [chart]) => {
  const workbook = workbookOf(language, sheets, charts);
  return modelPictures(workbook, evaluate(workbook), measure);
};

interface DrawnText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

const textsIn = (svg: string): readonly DrawnText[] =>
  Array.from(svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g), ([, attributes = '', text = '']) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const width = measure(text.replaceAll(/&[^;]+;/g, '&'), Number(of('font-size')));
    const share = { middle: 0.5, end: 1 }[of('text-anchor')] ?? 0;
    const left = Number(of('x')) - share * width;
    return { text, left, right: left + width, bottom: Number(of('y')) };
  });

test('numbers are those of the workbook, in thousands where that suits it, and empty lines are left out', () => {
  const [statement] = pictures('en');
  const texts = textsIn(statement?.svg ?? '').map(({ text }) => text);
  expect(statement?.title).toBe('Income statement');
  expect(texts).toEqual([
    ...['Income statement', 'Tea &lt;house&gt;', 'Model check: OK', 'USD thousand', '2027', '2028'],
    ...['Revenue', '1,234.5', '12.0', 'Net income', '−80.0', '–'],
  ]);
});

test('in Russian the unit is said as Russians say it', () => {
  const texts = textsIn(pictures('ru')[0]?.svg ?? '').map(({ text }) => text);
  expect(texts).toContain('тыс. USD');
  expect(texts).toContain('Model check: верно');
});

test('bars are as high as their values: one of 40 is twice as long as one of 20 below the line', () => {
  const { svg = '' } = pictures('en')[1] ?? {};
  const bars = /<path d="(M[^"]+Z)"/.exec(svg)?.[1]?.split(/(?=M)/) ?? [];
  const lengths = bars.map((bar) => {
    const [, from, to] = /^M\S+ (\S+?)h\S+?V(\S+?)h/.exec(bar) ?? [];
    return Number(from) - Number(to);
  });
  expect(lengths).toHaveLength(2);
  expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(-2, 1);
  expect(textsIn(svg).map(({ text }) => text)).toContain('Sales &amp; &lt;more&gt;');
});

describe('a model with long names and many lines', () => {
  const long = 'Selling, general and administrative expenses of every branch and of the head office';
  const lines = Array.from({ length: 60 }, (_, index) =>
    money(`is.line_${index}`, `${long} ${index}`, [-123_456_789_012 * (index + 1), 1]),
  );
  const series = Array.from({ length: 8 }, (_, index) => ({
    ...({
      row: 'charts.sales',
      label: `${long} ${index}`,
      kind: 'stacked',
      isOnSecondAxis: index === 7,
    } as const),
  }));
  const sheets = [
    sheet('is', long, lines),
    sheet('charts', long, [
      money('charts.sales', 'Sales', [40_000, -20_000]),
      row({ id: 'in.scenario', role: 'text', label: 'Case', format: 'count', constant: value(1) }),
    ]),
  ];
  it.each(['en', 'ru'] as const)('in %s stays inside the picture', (language) => {
    const drawn = pictures(
      language,
      sheets,
      [1, 2, 3, 4].map((id) => ({ ...chart, id: `${id}`, title: long, series })),
    );
    expect(drawn).toHaveLength(2);
    for (const { svg } of drawn) {
      for (const { left, right, bottom, text } of textsIn(svg)) {
        expect([text, left >= 0, right <= pictureSize.width, bottom < pictureSize.height - 10]).toEqual([
          ...[text, true, true, true],
        ]);
      }
    }
  });
});

test('a model without any of these sheets has no pictures', () => {
  const rows = [row({ id: 'in.scenario', role: 'text', label: 'Case', format: 'count', constant: value(1) })];
  expect(pictures('en', [sheet('cover', 'Cover', rows)], [])).toEqual([]);
});
