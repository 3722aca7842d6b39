// The input for generating a model: the business, its currency and periods, and the contents of the workbook.
import { Alert, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkCurrency, checkForecastLength } from '../../document/checks/field-checks.ts';
import { periodicities, periodicityNames } from '../../fields/periodicity-names.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import { type GenerationForm, generationRequestOf, wholeText } from '../run/request/generation-request.ts';
import { AskAlways } from './ask-always.tsx';
import { BusinessFields } from './business-fields.tsx';
import insteadClasses from './instead.module.css';
import classes from './look/onboarding.module.css';
import { Reading } from './look/reading.tsx';
import { OptionChoices } from './option-choices.tsx';
import { UnderstoodFields } from './understood/understood-fields.tsx';
import { useUnderstood } from './use-understood.ts';

interface OnboardingFormProps {
  readonly form: GenerationForm;
  /** As it was when the dialog was opened: all else is lost where it is closed. */
  readonly before: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
  /** A new template has nothing to keep. */
  readonly isFirst: boolean;
  /** What was just made is made again, otherwise. */
  readonly isAdjusting: boolean;
  readonly hasFailed: boolean;
  /** From a run that made nothing, whose button had the focus. */
  readonly isBack: boolean;
  readonly onGenerate: () => void;
  readonly onClose: () => void;
}

export function OnboardingForm(props: OnboardingFormProps) {
  const { form, before, onChange, isFirst, isAdjusting, hasFailed, isBack, onGenerate, onClose } = props;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isBack) element.current?.querySelector<HTMLInputElement>('[data-autofocus]')?.focus();
  }, [isBack]);
  const [isChecked, setChecked] = useState(false);
  const { understood, combined, isReading } = useUnderstood(form);
  useUnsavedInDialog(wholeText(form) !== wholeText(before));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (generationRequestOf(form)) onGenerate();
    else {
      setChecked(true);
      // The errors are rendered after the next update.
      setTimeout(() => element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
    }
  };
  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate>
      {hasFailed && (
        <Alert color="red" icon={<IconAlertTriangle />} title={<FormattedMessage id="onboarding.failed" />}>
          <FormattedMessage id="onboarding.failed-text" />
        </Alert>
      )}
      <p className={classes.lead}>
        <FormattedMessage id="onboarding.lead" />
      </p>
      <BusinessFields form={form} onChange={onChange} isChecked={isChecked} />
      {isReading && <Reading />}
      {understood && <UnderstoodFields {...{ understood, combined, form }} onChange={onChange} />}
      <TermFields form={form} onChange={onChange} understood={combined ?? understood} />
      <OptionChoices form={form} onChange={onChange} canReplace={!isFirst} />
      <AskAlways />
      <div className={`${classes.buttons} ${classes.staying}`}>
        <Instead isStart={isFirst && !isAdjusting} onClose={onClose} />
        <Button type="submit" leftSection={<IconSparkles size={17} />}>
          <FormattedMessage id="onboarding.generate" />
        </Button>
      </div>
    </form>
  );
}

interface InsteadProps {
  /** Of a model that has nothing of its own yet. */
  readonly isStart: boolean;
  readonly onClose: () => void;
}

/** What can be done instead of generating. */
const Instead = ({ isStart, onClose }: InsteadProps) => (
  <Group gap="xs" className={insteadClasses.instead ?? ''}>
    {isStart && (
      <LinkButton to="/template/new/" search={{ start: 'blank' }} variant="default" replace>
        <FormattedMessage id="home.blank" />
      </LinkButton>
    )}
    <Button variant="subtle" color="gray" onClick={onClose}>
      {isStart ? <FormattedMessage id="onboarding.skip" /> : <FormattedMessage id="app.cancel" />}
    </Button>
  </Group>
);

interface FieldsProps {
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
}

interface TermFieldsProps extends FieldsProps {
  readonly understood: UnderstoodLine | null;
}

function TermFields({ form, onChange, understood }: TermFieldsProps) {
  const { formatMessage } = useIntl();
  const currency = form.isCurrencyTyped ? form.currency : (understood?.currency ?? form.currency);
  const faults = { currency: checkCurrency(currency), length: checkForecastLength(form.length) };
  return (
    <div className={classes.terms}>
      <TextInput
        label={formatMessage({ id: 'model.currency' })}
        autoComplete="off"
        required
        value={currency}
        error={faults.currency && formatMessage(faults.currency)}
        onChange={({ currentTarget }) =>
          onChange({ ...form, currency: currentTarget.value, isCurrencyTyped: true })
        }
      />
      <TextInput
        label={formatMessage({ id: 'model.length' })}
        inputMode="numeric"
        autoComplete="off"
        required
        value={form.length}
        error={faults.length && formatMessage(faults.length)}
        onChange={({ currentTarget }) => onChange({ ...form, length: currentTarget.value })}
      />
      <NativeSelect
        label={formatMessage({ id: 'model.periodicity' })}
        value={form.periodicity}
        data={periodicities.map((value) => ({ value, label: formatMessage(periodicityNames[value]) }))}
        onChange={({ currentTarget }) => {
          const picked = periodicities.find((value) => value === currentTarget.value);
          if (picked) onChange({ ...form, periodicity: picked });
        }}
      />
      {understood?.isCurrencyKnown === false && (
        <p className={classes.note} role="note">
          <FormattedMessage id="onboarding.in-dollars" />
        </p>
      )}
    </div>
  );
}
