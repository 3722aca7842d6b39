// Checks that every check of a model looks at something: what no typed number can change is none.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import type { CellExpression, CellSelector, RowId } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { locateRows, type RowLocations, stackedRows } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** Where a row is read: its constant, the zero period, or its forecast. */
type Part = 'constant' | 'zero' | 'periods';
type Read = readonly [row: RowId, part: Part];

function partsAt(at: CellSelector, reader: Part): readonly Part[] {
  if (at === 'zero' || at === 'constant') return [at];
  if (at === 'previous') return ['zero', 'periods'];
  return at === 'period' && reader !== 'periods' ? ['zero'] : ['periods'];
}

/** Everything that a formula reads. */
function readsOf(expression: CellExpression, reader: Part, places: RowLocations): readonly Read[] {
  const inside = (part: CellExpression) => readsOf(part, reader, places);
  switch (expression.kind) {
    case 'number':
    case 'missing':
      return [];
    case 'negate':
      return inside(expression.operand);
    case 'binary':
      return [...inside(expression.left), ...inside(expression.right)];
    case 'call':
      return expression.args.flatMap(inside);
    case 'cell':
      return partsAt(expression.at, reader).map((part) => [expression.row, part]);
    case 'stack': {
      const { from, to, at } = expression;
      return stackedRows(places, from, to).flatMap(({ id }) =>
        partsAt(at, reader).map((part): Read => [id, part]),
      );
    }
    default:
      return [
        [expression.row, 'zero'],
        [expression.row, 'periods'],
      ];
  }
}

function restsOnTyped(start: RowId, rows: ReadonlyMap<RowId, Row>, places: RowLocations): boolean {
  const waiting: Read[] = [
    [start, 'zero'],
    [start, 'periods'],
    [start, 'constant'],
  ];
  const seen = new Set<string>();
  for (let read = waiting.pop(); read !== undefined; read = waiting.pop()) {
    const [id, part] = read;
    const content = rows.get(id)?.[part];
    // The tolerance is the scale of differences, not what differs.
    if (!content || seen.has(read.join()) || id === 'content.tolerance') continue;
    seen.add(read.join());
    if (content.kind !== 'formula') return true;
    waiting.push(...readsOf(content.expression, part, places));
  }
  return false;
}

/** What holds by construction, unless a formula is overwritten: it stands in an empty model too. */
const identities = /^content\.(balance|cash|errors|brought\.\w+%2Edifference)$/;

/** The rows of checks on the sheet that lists them, which no number can make fail and which do not fail. */
function idleChecks(workbook: Workbook): readonly string[] {
  const places = locateRows(workbook);
  const rows = new Map(workbook.sheets.flatMap((sheet) => sheet.rows.map((row) => [row.id, row] as const)));
  const values = evaluate(workbook);
  const listed = workbook.sheets.find(({ id }) => id === 'content')?.rows ?? [];
  return listed
    .filter(({ id, role, format }) => role === 'check' && format === 'verdict' && !identities.test(id))
    .filter(({ id }) => values.constant(id) === 0 && !restsOnTyped(id, rows, places))
    .map(({ label }) => label);
}

const idleIn = (template: Template): readonly string[] => {
  const { workbook } = compile(template);
  return workbook ? idleChecks(workbook) : [];
};

test.each([
  [
    'the default template',
    () => defaultTemplate({ uuid: '', timestamp: 0, language: 'en', dateStart: '2027-01-01' }),
  ],
  ['the café', cafeTemplate],
  ['a business with sales alone', () => buildTemplate({ services: [{ id: 'Shop', data: { amount: '1' } }] })],
  ['an asset in its group', () => buildTemplate({ assets: [{ id: 'Van', data: { amount: '1' } }] })],
])('[CHK-12] no check of %s is idle', (_, template) => {
  expect(idleIn(template())).toEqual([]);
});

test(`[CHK-12] no check of random templates is idle, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      expect(idleIn(template)).toEqual([]);
    }),
    { numRuns: effort.templatesComparedTwice },
  );
});
