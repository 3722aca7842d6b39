// Says beside a cell why nothing is typed there, and leads to how its number came about.
import { Button } from '@mantine/core';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { CellBox } from '#web/ui/data-grid/grid-elements.ts';
import type { GridCell } from '#web/ui/data-grid/grid-typing.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { sectionOfResource } from '../document/resources/resource-view.ts';
import { pickResourceIn, showView } from '../session/state/editor-state.ts';
import { traceCell } from '../session/view/trace-cell.ts';
import { BesideCell } from './beside-cell.tsx';
import classes from './cells.module.css';
import type { Obstacle } from './typed-places.ts';

const reasons: Readonly<Record<Obstacle, MessageDescriptor>> = defineMessages({
  number: { id: 'cells.number' },
  calculated: { id: 'cells.calculated' },
  reference: { id: 'cells.reference' },
  first: { id: 'cells.first' },
  total: { id: 'cells.total' },
  formula: { id: 'cells.formula' },
  fixed: { id: 'cells.fixed' },
  scenario: { id: 'cells.scenario' },
});

interface BlockedHintProps {
  readonly cell: GridCell;
  readonly why: Obstacle;
  readonly box: CellBox;
  readonly sheetOf: () => PreviewSheet;
  readonly onClose: () => void;
}

export function BlockedHint({ cell, why, box, sheetOf, onClose }: BlockedHintProps) {
  const open = useTemplateDocument();
  const sheet = sheetOf();
  const row = sheet.rows.find(({ id }) => id === cell.row.id);
  const { template } = open.store.getState();
  const sectionId = row?.resourceId ? sectionOfResource(template, row.resourceId) : null;
  const trace = () => {
    onClose();
    traceCell(open, sheet, { rowId: cell.row.id, columnId: cell.columnId }, true);
  };
  const panel = () => {
    onClose();
    if (!row?.resourceId || sectionId === null) return;
    pickResourceIn(open, sectionId, row.resourceId);
    showView(open, 'items');
  };
  return (
    <BesideCell box={box} onClose={onClose}>
      <p className={classes.text}>
        <FormattedMessage {...reasons[why]} />
      </p>
      {(why === 'calculated' || why === 'total') && (
        <Button size="compact-sm" variant="light" data-autofocus onClick={trace}>
          <FormattedMessage id="cells.show-trace" />
        </Button>
      )}
      {why === 'reference' && sectionId !== null && (
        <Button size="compact-sm" variant="light" data-autofocus onClick={panel}>
          <FormattedMessage id="cells.show-panel" />
        </Button>
      )}
    </BesideCell>
  );
}
