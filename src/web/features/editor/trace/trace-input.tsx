// The end of a trail: a typed number, with a link to where it is typed.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Trace } from '#render/html/trace.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { sectionOfResource } from '../document/resources/resource-view.ts';
import { goToField, isOpeningRow, optionRows } from '../fields/field-goal.ts';
import { scenarioOfRow } from '../fields/fields-of-row.ts';
import { pickResourceIn, pickScenario, showView } from '../session/state/editor-state.ts';
import { openSettingsAt } from '../session/state/open-dialog.ts';
import classes from './trace-panel.module.css';

const settings: ReadonlySet<string> = new Set(Object.values(optionRows));

export function TraceInput({ trace: { resourceId, place } }: { readonly trace: Trace }) {
  const template = useTemplate();
  const sectionId = resourceId === null ? null : sectionOfResource(template, resourceId);
  const document = useTemplateDocument();
  const open = () => {
    const scenario = scenarioOfRow(place.rowId);
    if (scenario !== null) pickScenario(document, scenario);
    if (isOpeningRow(place.rowId, resourceId)) {
      return openSettingsAt(document, 'opening', place.rowId);
    }
    if (resourceId !== null && sectionId !== null) {
      pickResourceIn(document, sectionId, resourceId);
      showView(document, 'items');
    } else {
      showView(document, 'model');
    }
    goToField(document, place.rowId);
  };
  return (
    <div className={classes.end}>
      <p>
        <FormattedMessage id="trace.typed" />
      </p>
      {(sectionId !== null || settings.has(place.rowId)) && (
        <Button size="xs" variant="light" leftSection={<IconPencil size={14} />} onClick={open}>
          <FormattedMessage id="trace.edit" />
        </Button>
      )}
    </div>
  );
}
