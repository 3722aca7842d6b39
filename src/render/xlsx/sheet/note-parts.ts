// Writes the notes of a sheet's cells: their words, and the boxes they show in when a reader points at the cell.

import { labelColumn } from '#render/cells/cell-look.ts';
import { fontName, palette } from '#render/cells/palette.ts';
import { standardHeight } from '#render/layout/sheet-rows.ts';
import { textWidth } from '#render/layout/text-width.ts';
import { shownText } from '#render/xml-text.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { Sheet } from '#workbook/workbook.ts';
import type { PackagePart } from '../package/package-part.ts';
import { xmlHead } from '../package/relations.ts';

interface SheetNote {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const notesOf = ({ rows }: Sheet): readonly SheetNote[] =>
  rows.flatMap((row, index) =>
    row.note === null ? [] : [{ text: row.note, line: index + 1, column: labelColumn(row) }],
  );

const size = 9;

function commentXml({ text, line, column }: SheetNote): string {
  const look = `<rPr><sz val="${size}"/><color rgb="FF${palette.ink}"/><rFont val="${fontName}"/><family val="2"/></rPr>`;
  const words = `<text><r>${look}<t xml:space="preserve">${shownText(text)}</t></r></text>`;
  return `<comment ref="${columnLetters(column)}${line}" authorId="0">${words}</comment>`;
}

/** In pixels. */
const boxWidth = 300;
const boxMargin = 16;
const lineHeight = 16;
const rowHeight = Math.floor((standardHeight * 96) / 72);

function boxHeight(text: string): number {
  const lines = text.split(/\r\n|\r|\n/).reduce((count, paragraph) => {
    const width = textWidth(paragraph, { size }) * 1.12;
    return count + Math.max(1, Math.ceil(width / (boxWidth - 2 * boxMargin)));
  }, 0);
  return lines * lineHeight + boxMargin;
}

/** Right of the labels, as tall as the text; programs that keep to the anchor and those that keep to the style agree. */
function boxXml({ text, line, column }: SheetNote, id: string): string {
  const height = boxHeight(text);
  const top = Math.max(0, line - 2);
  // Rows differ in height, so the box is anchored by its top and measured by standard rows, of which none is thinner but blanks.
  const anchor = [
    columns.content,
    12,
    top,
    4,
    columns.content + 4,
    40,
    top + Math.ceil(height / rowHeight) + 1,
    4,
  ];
  const style = `position:absolute;margin-left:300pt;margin-top:${top * standardHeight}pt;width:${boxWidth * 0.75}pt;height:${height * 0.75}pt;z-index:1;visibility:hidden`;
  return [
    `<v:shape id="${id}" type="#_x0000_t202" style="${style}" fillcolor="#${palette.noteFill}" strokecolor="#${palette.quiet}" o:insetmode="auto">`,
    `<v:fill color2="#${palette.noteFill}"/><v:path o:connecttype="none"/>`,
    '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>',
    '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>',
    `<x:Anchor>${anchor.join(', ')}</x:Anchor><x:AutoFill>False</x:AutoFill>`,
    `<x:Row>${line - 1}</x:Row><x:Column>${column - 1}</x:Column></x:ClientData></v:shape>`,
  ].join('');
}

/** Ids of shapes are counted in blocks of 1024; a sheet has as many blocks as it needs, of 64 that are its own. */
const shapeBlock = 1024;
const blocksPerSheet = 64;

function boxesText(notes: readonly SheetNote[], sheetNumber: number): string {
  const first = (sheetNumber - 1) * blocksPerSheet + 1;
  const blocks = Array.from(
    { length: Math.ceil((notes.length + 1) / shapeBlock) },
    (_, index) => first + index,
  );
  return [
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">',
    `<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${blocks.join(',')}"/></o:shapelayout>`,
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>',
    ...notes.map((note, index) => boxXml(note, `_x0000_s${first * shapeBlock + index + 1}`)),
    '</xml>',
  ].join('');
}

export const commentsName = (sheetNumber: number): string => `comments${sheetNumber}.xml`;
export const boxesName = (sheetNumber: number): string => `drawings/vmlDrawing${sheetNumber}.vml`;

/** The words and their boxes, where a row of the sheet has a note. */
export function noteParts(sheet: Sheet, sheetNumber: number): readonly PackagePart[] {
  const notes = notesOf(sheet);
  if (notes.length === 0) return [];
  const comments = [
    `${xmlHead}<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    '<authors><author>Modelwright</author></authors>',
    `<commentList>${notes.map(commentXml).join('')}</commentList></comments>`,
  ].join('');
  return [
    { name: `xl/${commentsName(sheetNumber)}`, text: comments },
    { name: `xl/${boxesName(sheetNumber)}`, text: boxesText(notes, sheetNumber) },
  ];
}
