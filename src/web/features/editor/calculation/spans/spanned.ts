// The rows of a sheet by quarter and by year, as far as they are asked for.
import type { Values } from '#evaluate/evaluate.ts';
import { spanValues } from '#evaluate/span-values.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { formatValue } from '#render/html/format-value.ts';
import type { SpanKind } from '#render/html/span-place.ts';
import { periodTexts } from './period-texts.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

export interface ShownSpan {
  readonly title: string;
  readonly periods: number;
  readonly months: number;
}

/** A row without numbers over the spans is not among the values. */
export interface SpannedSheet {
  readonly spans: readonly ShownSpan[];
  readonly values: ReadonlyMap<string, Float64Array>;
}

/** What years the periods belong to, whether their numbers are asked for or not. */
export interface YearsOfPeriods {
  readonly spans: readonly ShownSpan[];
  /** They end with another month than December, so that their names say little of their months. */
  readonly isFiscal: boolean;
}

export type SpannedSheets = Readonly<Partial<Record<SpanKind, SpannedSheet>>> & {
  readonly yearsOfPeriods?: YearsOfPeriods;
};

/** Calculated once for all sheets that are laid out. */
export function spannedSheets(
  workbook: Workbook,
  values: Values,
  kinds: readonly SpanKind[],
): (sheetId: string) => SpannedSheets {
  const calculated = kinds
    .filter((kind) => workbook.spans[kind].length > 0)
    .map((kind) => ({
      kind,
      spans: titled(workbook, kind),
      over: spanValues(workbook, values, workbook.spans[kind]),
    }));
  const yearsOfPeriods = { spans: titled(workbook, 'years'), isFiscal: workbook.spans.isFiscal === true };
  return (sheetId) => {
    const sheet = workbook.sheets.find(({ id }) => id === sheetId);
    if (sheet?.axis !== 'periods') return {};
    const each = calculated.map(({ kind, spans, over }) => {
      const rows = sheet.rows.flatMap(({ id }) => {
        const found = over(id);
        return found ? [[id, found] as const] : [];
      });
      return [kind, { spans, values: new Map(rows) }] as const;
    });
    return { ...Object.fromEntries(each), yearsOfPeriods };
  };
}

/** What the years are called that may be shown in one column each: none where there is but one. */
export function yearTitles(workbook: Workbook): readonly string[] {
  const titles = titled(workbook, 'years').map(({ title }) => title);
  return titles.length > 1 ? titles : [];
}

function titled({ spans, language }: Workbook, kind: SpanKind): readonly ShownSpan[] {
  const year = spans.isFiscal ? 'fiscalYear' : 'calendarYear';
  const format = kind === 'years' ? year : 'quarter';
  const titles = periodTexts(spans[kind].map(({ name }) => formatValue(name, format, language)));
  return spans[kind].map(({ periods, months }, index) => ({ title: titles[index] ?? '', periods, months }));
}
