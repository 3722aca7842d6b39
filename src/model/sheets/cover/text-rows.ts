// Lines of text on the cover, one row each.
import { type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { textLines } from './lines.ts';

export const textRows = (part: string, texts: readonly string[]): readonly Row[] =>
  texts
    .flatMap(textLines)
    .map((label, index) => row({ id: rowId('cover', part, String(index + 1)), role: 'text', label }));
