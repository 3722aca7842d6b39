// The class names of the grid's parts, which are made without React.
import type { GridClasses } from './control/grid-control.ts';
import editing from './editing.module.css';
import classes from './sheet-grid.module.css';

export const gridClasses: GridClasses = {
  frame: classes.frame ?? '',
  scroller: classes.scroller ?? '',
  canvas: classes.canvas ?? '',
  grid: classes.grid ?? '',
  layer: classes.layer ?? '',
  top: classes.top ?? '',
  body: classes.body ?? '',
  cover: classes.cover ?? '',
  heads: classes.heads ?? '',
  corner: classes.corner ?? '',
  letter: classes.letter ?? '',
  row: classes.row ?? '',
  lead: classes.lead ?? '',
  number: classes.number ?? '',
  cell: classes.cell ?? '',
  fold: classes.fold ?? '',
  marks: classes.marks ?? '',
  leadMarks: classes.leadMarks ?? '',
  handle: classes.handle ?? '',
  editor: editing.editor ?? '',
  field: editing.field ?? '',
  mirror: editing.mirror ?? '',
  input: editing.input ?? '',
  refusal: editing.refusal ?? '',
  choiceButton: editing.choiceButton ?? '',
  list: editing.list ?? '',
  option: editing.option ?? '',
};
