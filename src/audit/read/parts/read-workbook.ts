// Reads the part that lists the sheets and names of a workbook and its calculation settings.
import type { Book, BookName, BookSheet } from '../../book/book.ts';
import { refuse } from '../limits/refusal.ts';
import type { OpenPackage } from '../package/open-package.ts';
import type { Relationship } from '../package/relationship.ts';
import type { SheetEntry } from '../sheet/read-sheet.ts';
import {
  booleanAttribute,
  childOf,
  childrenOf,
  numberAttribute,
  type XmlElement,
} from '../xml/xml-element.ts';
import type { WorkbookPart } from './find-workbook.ts';

const kinds: Readonly<Record<string, BookSheet['kind']>> = {
  worksheet: 'worksheet',
  chartsheet: 'chart',
  dialogsheet: 'dialog',
  xlMacrosheet: 'macro',
  xlIntlMacrosheet: 'macro',
};

/** Spreadsheet programs allow 31; findings repeat it again and again. */
const longestTitle = 255;

function stateOf(text: string | null): BookSheet['state'] {
  return text === 'hidden' || text === 'veryHidden' ? text : 'visible';
}

function readEntries(
  root: XmlElement,
  related: readonly Relationship[],
  limit: number,
): readonly SheetEntry[] {
  const sheets = childrenOf(childOf(root, 'sheets'), 'sheet');
  if (sheets.length > limit) refuse('sheets', { limit });
  const byId = new Map(related.map((relationship) => [relationship.id, relationship]));
  const titles = new Set<string>();
  return sheets.map((sheet) => {
    const title = sheet.attribute('name') ?? '';
    const id = sheet.attribute('r:id') ?? '';
    const part = byId.get(id)?.part ?? refuse('missingPart', { part: title.slice(0, longestTitle) });
    const key = title.toLowerCase();
    if (title === '' || title.length > longestTitle || titles.has(key)) {
      refuse('brokenContent', { part: title.slice(0, longestTitle) });
    }
    titles.add(key);
    const kind = kinds[byId.get(id)?.type ?? ''] ?? 'worksheet';
    return { title, part, kind, state: stateOf(sheet.attribute('state')) };
  });
}

function readName(element: XmlElement, sheetCount: number): BookName {
  const sheet = numberAttribute(element, 'localSheetId');
  return {
    name: element.attribute('name') ?? '',
    formula: element.text.trim().replace(/^=/, ''),
    sheet: sheet !== null && sheet < sheetCount ? sheet : null,
    isHidden: booleanAttribute(element, 'hidden'),
  };
}

/** What the list of sheets says of the book as a whole. */
export type BookFrame = Pick<
  Book,
  'names' | 'activeSheet' | 'isIterating' | 'isManual' | 'isDate1904' | 'hasMacros' | 'isStructureProtected'
> & { readonly entries: readonly SheetEntry[]; readonly related: readonly Relationship[] };

export function readWorkbook(opened: OpenPackage, { part, contentType }: WorkbookPart): BookFrame {
  const root = opened.tree(part);
  if (root.name !== 'workbook') refuse('brokenContent', { part });
  const related = opened.relationships(part);
  const entries = readEntries(root, related, opened.budget.limits.sheets);
  if (entries.length === 0) refuse('brokenContent', { part });
  const calculation = childOf(root, 'calcPr');
  const active = numberAttribute(childOf(childOf(root, 'bookViews'), 'workbookView'), 'activeTab') ?? 0;
  return {
    entries,
    related,
    names: childrenOf(childOf(root, 'definedNames'), 'definedName').map((name) =>
      readName(name, entries.length),
    ),
    activeSheet: active < entries.length ? active : 0,
    isIterating: booleanAttribute(calculation, 'iterate'),
    isManual: calculation?.attribute('calcMode') === 'manual',
    isDate1904: booleanAttribute(childOf(root, 'workbookPr'), 'date1904'),
    hasMacros:
      contentType.includes('macroEnabled') ||
      related.some(({ type }) => type === 'vbaProject') ||
      entries.some(({ kind }) => kind === 'macro'),
    isStructureProtected: booleanAttribute(childOf(root, 'workbookProtection'), 'lockStructure'),
  };
}
