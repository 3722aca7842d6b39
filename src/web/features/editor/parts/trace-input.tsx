// The end of a trail: a number that a person types, with the way to where it is typed.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Trace } from '#render/html/trace.ts';
import { sectionHolding } from '../document/resources/resource-view.ts';
import { useTemplate } from '../document-context.ts';
import { goToField, isOpeningRow, optionRows } from '../field-goal.ts';
import { pickResource, showView } from '../state.ts';
import { openSettings } from './settings-dialogs/settings-state.ts';
import classes from './trace-panel.module.css';

const settings: ReadonlySet<string> = new Set(Object.values(optionRows));

export function TraceInput({ trace: { resourceId, place } }: { readonly trace: Trace }) {
  const template = useTemplate();
  const sectionId = resourceId === null ? null : sectionHolding(template, resourceId);
  const open = () => {
    if (resourceId !== null && isOpeningRow(place.rowId, resourceId)) {
      openSettings('opening');
    } else if (resourceId !== null && sectionId !== null) {
      pickResource(sectionId, resourceId);
      showView('items');
    } else {
      showView('model');
    }
    goToField(place.rowId);
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
