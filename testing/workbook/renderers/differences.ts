// Compares the output of a renderer with the cells of the workbook and names each differing cell.
import { type ExpectedCell, expectedCells } from './expected-cells.ts';
import type { RenderedModel, Renderer, SeenCell } from './renderer.ts';

function isSame(seen: SeenCell, expected: ExpectedCell, renderer: Renderer, model: RenderedModel): boolean {
  switch (expected.kind) {
    case 'text':
      return seen.shown === renderer.text(expected.text);
    case 'unit':
      return seen.shown === renderer.text(renderer.unit(expected.unit, model, expected.row));
    case 'number':
      return (
        seen.format === renderer.format(expected, model) && renderer.isShown(seen.shown, expected, model)
      );
  }
}

export function differences(renderer: Renderer, model: RenderedModel): readonly string[] {
  const shown = renderer.read(model);
  const titles = model.workbook.sheets.map(({ id }) => id);
  const missing = titles.filter((id) => !shown.has(id)).map((id) => `${id} is missing`);
  const strange = [...shown.keys()]
    .filter((id) => !titles.includes(id))
    .map((id) => `${id} is no sheet of the workbook`);
  const cells = model.workbook.sheets.flatMap((sheet) => {
    const expected = expectedCells(sheet, model, renderer);
    const seen = shown.get(sheet.id) ?? new Map<string, SeenCell>();
    const wrong = [...expected].flatMap(([address, cell]) => {
      const there = seen.get(address);
      if (there !== undefined && isSame(there, cell, renderer, model)) return [];
      return [`${sheet.id} ${address}: ${JSON.stringify(there ?? 'nothing')} for ${JSON.stringify(cell)}`];
    });
    const added = [...seen.keys()].filter((address) => !expected.has(address));
    return [
      ...wrong,
      ...added.map((address) => `${sheet.id} ${address}: shown, and no cell of the workbook`),
    ];
  });
  return [...missing, ...strange, ...cells];
}
