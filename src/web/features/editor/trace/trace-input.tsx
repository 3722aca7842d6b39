// The end of a trail: a typed number, with a link to where it is typed, or the scenario that is chosen.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Trace } from '#render/html/trace.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { goToInput, hasField } from '../fields/go-to-input.ts';
import classes from './trace-panel.module.css';

/** On the page it is not typed; in the workbook it is. */
const scenarioRow = 'assumptions.scenario';

export function TraceInput({ trace: { resourceId, place } }: { readonly trace: Trace }) {
  const document = useTemplateDocument();
  // Its field may go or come with a change of the template.
  useTemplate();
  const input = { rowId: place.rowId, resourceId };
  return (
    <div className={classes.end}>
      <p>
        {place.rowId === scenarioRow ? (
          <FormattedMessage id="cells.scenario" />
        ) : (
          <FormattedMessage id="trace.typed" />
        )}
      </p>
      {hasField(document, input) && (
        <Button
          size="xs"
          variant="light"
          leftSection={<IconPencil size={14} />}
          onClick={() => goToInput(document, input)}
        >
          <FormattedMessage id="trace.edit" />
        </Button>
      )}
    </div>
  );
}
