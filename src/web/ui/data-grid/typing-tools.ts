// What a grid types with: the field over a cell, and where the cells of a copied table go.
import { CellEditor } from './cell-editor.ts';
import type { TypingTools } from './grid-typing.ts';
import { onlyCell, pastedBlock, placedCells } from './pasted-cells.ts';

export const typingTools: TypingTools = {
  newEditor: (host, classes) => new CellEditor(host, classes),
  placedCells,
  onlyCell,
  pastedBlock,
};
