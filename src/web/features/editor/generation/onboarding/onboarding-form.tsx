// The input for generating a model: the business, its currency and periods, and the contents of the workbook.
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxBusinessText } from '#template/limits.ts';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkCurrency, checkForecastLength } from '../../document/checks/field-checks.ts';
import { periodicities, periodicityNames } from '../../fields/periodicity-names.ts';
import type { UnderstoodLine } from '../generator/protocol.ts';
import {
  beginningOf,
  type GenerationForm,
  generationRequestOf,
  maxPromptChars,
  wholeText,
} from '../run/request/generation-request.ts';
import { AskAlways } from './ask-always.tsx';
import { LongText } from './long-text.tsx';
import classes from './look/onboarding.module.css';
import { Reading } from './look/reading.tsx';
import { OptionChoices } from './option-choices.tsx';
import { UnderstoodFields } from './understood/understood-fields.tsx';
import { useUnderstood } from './use-understood.ts';

interface OnboardingFormProps {
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
  /** A new template has nothing to keep. */
  readonly isFirst: boolean;
  readonly hasFailed: boolean;
  /** From a run that made nothing, whose button had the focus. */
  readonly isBack: boolean;
  readonly onGenerate: () => void;
  readonly onClose: () => void;
}

export function OnboardingForm(props: OnboardingFormProps) {
  const { form, onChange, isFirst, hasFailed, isBack, onGenerate, onClose } = props;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isBack) element.current?.querySelector<HTMLInputElement>('[data-autofocus]')?.focus();
  }, [isBack]);
  const [isChecked, setChecked] = useState(false);
  const [before] = useState(form);
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
      <LongText form={form} onChange={onChange} />
      {isReading && <Reading />}
      {understood && <UnderstoodFields {...{ understood, combined, form }} onChange={onChange} />}
      <TermFields form={form} onChange={onChange} understood={combined ?? understood} />
      <OptionChoices form={form} onChange={onChange} canReplace={!isFirst} />
      <AskAlways />
      <div className={`${classes.buttons} ${classes.staying}`}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {isFirst ? <FormattedMessage id="onboarding.skip" /> : <FormattedMessage id="app.cancel" />}
        </Button>
        <Button type="submit" leftSection={<IconSparkles size={17} />}>
          <FormattedMessage id="onboarding.generate" />
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
}

function BusinessFields({ form, onChange, isChecked }: FieldsProps & { readonly isChecked: boolean }) {
  const { formatMessage } = useIntl();
  const { prompt, context } = form;
  return (
    <div className={classes.business}>
      <TextInput
        label={formatMessage({ id: 'onboarding.prompt' })}
        placeholder={formatMessage({ id: 'onboarding.prompt-example' })}
        maxLength={maxPromptChars}
        autoComplete="off"
        required
        data-autofocus
        value={prompt}
        error={isChecked && prompt.trim() === '' && formatMessage({ id: 'onboarding.no-prompt' })}
        rightSection={<Counter text={prompt} />}
        rightSectionWidth="4.5rem"
        onChange={({ currentTarget }) => onChange(withPrompt(form, currentTarget.value))}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if ([...text.trim()].length <= maxPromptChars) return;
          event.preventDefault();
          onChange({
            ...withPrompt(form, beginningOf(text)),
            longText: text.trim().slice(0, maxBusinessText),
          });
        }}
      />
      <TextInput
        label={formatMessage({ id: 'onboarding.context' })}
        placeholder={formatMessage({ id: 'onboarding.context-example' })}
        maxLength={maxPromptChars}
        autoComplete="off"
        value={context}
        rightSection={<Counter text={context} />}
        rightSectionWidth="4.5rem"
        onChange={({ currentTarget }) => onChange({ ...form, context: currentTarget.value })}
      />
    </div>
  );
}

/** What was said otherwise of another line does not hold for this one. */
const withPrompt = (form: GenerationForm, prompt: string): GenerationForm => ({
  ...form,
  ...{ prompt, answers: {}, wrongSizes: [] },
});

function Counter({ text }: { readonly text: string }) {
  return (
    <span className={classes.counter}>
      <FormattedMessage id="onboarding.counter" values={{ count: text.length, max: maxPromptChars }} />
    </span>
  );
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
