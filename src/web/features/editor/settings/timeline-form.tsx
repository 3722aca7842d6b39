// The start, periodicity and length of the forecast, with its last day, and the end of its years.
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Periodicity } from '#template/template.ts';
import { moveDays, moveMonths } from '#web/ui/date-picker/calendar-days.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
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
import { PeriodicitySelect } from '../fields/periodicity-select.tsx';
import { YearEndSelect } from '../fields/year-end-select.tsx';

const monthsIn: Readonly<Record<Periodicity, number>> = { month: 1, quarter: 3, year: 12 };

export function TimelineForm() {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const template = useTemplate();
  const { edit, saver } = useTemplateDocument();
  const { timing } = template.data.options;
  const [opened] = useState(timing.periodicity);
  const [periodicity, setPeriodicity] = useState(opened);
  const [openedYearEnd] = useState(timing.yearEnd ?? 12);
  const [yearEnd, setYearEnd] = useState(openedYearEnd);
  const form = useFormTexts({
    start: { value: timing.dateStart, check: checkDate },
    length: { value: String(template.layout.cFcstColCount), check: checkForecastLength },
  });
  useUnsavedInDialog(periodicity !== opened || yearEnd !== openedYearEnd);
  const [start, length] = [form.field('start'), form.field('length')];
  const save = () => {
    edit(
      setTimeline({
        ...typedIn(start, length),
        ...(periodicity !== opened && { periodicity }),
        ...(yearEnd !== openedYearEnd && { yearEnd }),
      }),
    );
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
      <PeriodicitySelect periodicity={periodicity} onPick={setPeriodicity} />
      <FormInput
        field={length}
        label={formatMessage({ id: 'model.length' })}
        description={formatMessage({ id: 'model.length-hint' }, { max: maxPeriods })}
        inputMode="numeric"
      />
      <YearEndSelect month={yearEnd} onPick={setYearEnd} />
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
      <FormattedMessage id="settings-dialog.ends" values={{ day: <ShownDay at={end} isUtc /> }} />
    </p>
  );
}
