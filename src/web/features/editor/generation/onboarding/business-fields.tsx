// Where a business is described: a line, a line more about it, and room for all that they cannot hold.
import { TextInput } from '@mantine/core';
import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxPromptChars } from '#template/limits.ts';
import { type CarriedOver, carriedContext, carriedPrompt, isTooLong } from '../run/request/carried-over.ts';
import type { GenerationForm } from '../run/request/generation-request.ts';
import { LongText } from './long-text.tsx';
import classes from './look/onboarding.module.css';

interface BusinessFieldsProps {
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
  readonly isChecked: boolean;
}

export function BusinessFields({ form, onChange, isChecked }: BusinessFieldsProps) {
  const { formatMessage } = useIntl();
  const { prompt, context } = form;
  const [carried, setCarried] = useState<{ readonly caret: number | null } | null>(null);
  const carry = ({ form: next, caret }: CarriedOver, isPasted = false) => {
    onChange(next);
    setCarried({ caret: isPasted ? null : caret });
  };
  const typePrompt = ({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    if (!isTooLong(value)) onChange(withPrompt(form, value));
    else carry(carriedPrompt(form, value, selectionStart ?? value.length));
  };
  // The field would take the lines of a text away. Whoever pastes goes on from where they are.
  const pastePrompt = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = withPasted(event);
    if (!isTooLong(whole)) return;
    event.preventDefault();
    carry(carriedPrompt(form, whole, whole.length), true);
  };
  const typeContext = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (!isTooLong(value)) onChange({ ...form, context: value });
    else carry(carriedContext(form, value));
  };
  return (
    <>
      <div className={classes.business}>
        <TextInput
          label={formatMessage({ id: 'onboarding.prompt' })}
          placeholder={formatMessage({ id: 'onboarding.prompt-example' })}
          autoComplete="off"
          required
          data-autofocus
          value={prompt}
          error={isChecked && prompt.trim() === '' && formatMessage({ id: 'onboarding.no-prompt' })}
          {...counterOf(prompt)}
          onChange={typePrompt}
          onPaste={pastePrompt}
        />
        <TextInput
          label={formatMessage({ id: 'onboarding.context' })}
          placeholder={formatMessage({ id: 'onboarding.context-example' })}
          autoComplete="off"
          value={context}
          {...counterOf(context)}
          onChange={typeContext}
        />
      </div>
      <LongText form={form} onChange={onChange} carried={carried} />
    </>
  );
}

function withPasted({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
  return `${before}${clipboardData.getData('text')}${after}`.trim();
}

/** What was said otherwise of another line does not hold for this one. */
const withPrompt = (form: GenerationForm, prompt: string): GenerationForm => ({
  ...form,
  ...{ prompt, answers: {}, wrongSizes: [] },
});

const counterOf = (text: string) => ({
  rightSection: <Counter text={text} />,
  rightSectionWidth: '4.5rem',
});

function Counter({ text }: { readonly text: string }) {
  return (
    <span className={classes.counter}>
      <FormattedMessage id="onboarding.counter" values={{ count: [...text].length, max: maxPromptChars }} />
    </span>
  );
}
