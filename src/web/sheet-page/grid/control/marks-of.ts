// The frames to draw: of the selection, of what was copied, and of what the formula that is typed reads.
import type { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import { referencesIn } from '#web/sheet-page/editing/reference-at-caret.ts';
import type { SheetEditor } from '#web/sheet-page/editing/sheet-editor.ts';
import type { Mark } from '#web/sheet-page/surface/drawing/marks.ts';
import { areaBetween, isSingle } from '#web/sheet-page/surface/geometry/cell-area.ts';

function referenceMarks({ sheet, number }: SheetEditor, { cell, text }: EditSession): readonly Mark[] {
  if (!cell || !text.startsWith('=')) return [];
  return referencesIn(text)
    .filter(({ sheet: title }) => (title === null ? cell.sheet === number : title === sheet.title))
    .map(({ area, number: colour }) => ({ kind: 'reference', area, number: colour }));
}

export function marksOf(editor: SheetEditor, session: EditSession): readonly Mark[] {
  const { areas, active, copiedArea, number } = editor;
  const isTypedInto = session.cell?.sheet === number;
  const shown = areas.length > 1 ? areas : areas.filter((area) => !isSingle(area));
  const cursor: Mark = { kind: 'cursor', area: areaBetween(active, active) };
  return [
    ...shown.map((area): Mark => ({ kind: 'block', area })),
    ...(copiedArea ? [{ kind: 'copied', area: copiedArea } as const] : []),
    ...(isTypedInto ? [] : [cursor]),
    ...referenceMarks(editor, session),
  ];
}
