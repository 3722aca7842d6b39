// The start, periodicity and length of the forecast, with its last day.
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Periodicity } from '#template/template.ts';
import { moveDays, moveMonths } from '#web/ui/date-picker/calendar-days.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkDate, checkForecastLength, maxPeriods } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { setTimeline } from '../document/edits/option-edits.ts';
import { DateField } from '../fields/date-field.tsx';
import classes from '../fields/form/dialog-form.module.css';
import { DialogForm } from '../fields/form/dialog-form.tsx';
import { FormInput } from '../fields/form/form-input.tsx';
import { type FormField, useFormTexts } from '../fields/form/use-form-texts.ts';
import { periodicities, periodicityNames } from '../fields/periodicity-names.ts';

const monthsIn: Readonly<Record<Periodicity, number>> = { month: 1, quarter: 3, year: 12 };

export function TimelineForm() {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const template = useTemplate();
  const { edit, saver } = useTemplateDocument();
  const { timing } = template.data.options;
  const [opened] = useState(timing.periodicity);
  const [periodicity, setPeriodicity] = useState(opened);
  const form = useFormTexts({
    start: { value: timing.dateStart, check: checkDate },
    length: { value: String(template.layout.cFcstColCount), check: checkForecastLength },
  });
  useUnsavedInDialog(periodicity !== opened);
  const [start, length] = [form.field('start'), form.field('length')];
  const save = () => {
    edit(setTimeline({ ...typedIn(start, length), ...(periodicity !== opened && { periodicity }) }));
    void saver.save();
  };
  return (
    <DialogForm canSave={form.isValid} onSave={save}>
      <DateField
        label={formatMessage({ id: 'model.date-start' })}
        value={start.text}
        initialDay={timing.dateStart}
        isFocused={!isNarrow}
        error={start.fault && formatMessage(start.fault)}
        onChange={start.put}
      />
      <NativeSelect
        label={formatMessage({ id: 'model.periodicity' })}
        value={periodicity}
        data={periodicities.map((value) => ({ value, label: formatMessage(periodicityNames[value]) }))}
        onChange={({ currentTarget: { value } }) =>
          setPeriodicity(periodicities.find((one) => one === value) ?? periodicity)
        }
      />
      <FormInput
        field={length}
        label={formatMessage({ id: 'model.length' })}
        description={formatMessage({ id: 'model.length-hint' }, { max: maxPeriods })}
        inputMode="numeric"
      />
      {form.isValid && <LastDay start={start.text} months={Number(length.text) * monthsIn[periodicity]} />}
    </DialogForm>
  );
}

const typedIn = (start: FormField, length: FormField) => ({
  ...(start.isChanged && { dateStart: start.text }),
  ...(length.isChanged && { periodCount: Number(length.text) }),
});

function LastDay({ start, months }: { readonly start: string; readonly months: number }) {
  const end = moveDays(moveMonths(start, months), -1);
  return (
    <p className={classes.hint} role="status">
      <FormattedMessage
        id="settings-dialog.ends"
        values={{ day: <FormattedDate value={end} dateStyle="long" timeZone="UTC" /> }}
      />
    </p>
  );
}
