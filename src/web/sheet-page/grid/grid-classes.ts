// The class names of the grid's parts, which are made without React.

import cells from './cells.module.css';
import type { GridClasses } from './control/grid-parts.ts';
import editing from './editing.module.css';
import marks from './marks.module.css';
import colours from './sheet-colours.module.css';
import classes from './sheet-grid.module.css';

export const gridClasses: GridClasses = {
  frame: `${classes.frame} ${colours.colours}`,
  scroller: classes.scroller ?? '',
  canvas: classes.canvas ?? '',
  grid: classes.grid ?? '',
  layer: classes.layer ?? '',
  top: classes.top ?? '',
  body: classes.body ?? '',
  cover: marks.cover ?? '',
  heads: classes.heads ?? '',
  corner: classes.corner ?? '',
  letter: classes.letter ?? '',
  row: classes.row ?? '',
  lead: classes.lead ?? '',
  number: classes.number ?? '',
  cell: cells.cell ?? '',
  fold: classes.fold ?? '',
  marks: marks.marks ?? '',
  leadMarks: marks.leadMarks ?? '',
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
