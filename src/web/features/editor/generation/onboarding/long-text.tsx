// Room for more than a line about the business: opened on request, and open where there is something in it.
import { Button, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxBusinessText, maxPromptChars } from '#template/limits.ts';
import type { GenerationForm } from '../run/request/generation-request.ts';
import classes from './look/onboarding.module.css';

interface LongTextProps {
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
  /** What a line had no room for has come here, and whoever was typing goes on from there. */
  readonly carried: { readonly caret: number | null } | null;
}

export function LongText({ form, onChange, carried }: LongTextProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const caret = carried?.caret ?? null;
    if (caret === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }, [carried]);
  if (!isOpen && form.longText === '') {
    return (
      <Button
        className={classes.more}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={15} />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="onboarding.say-more" />
      </Button>
    );
  }
  return (
    <>
      <Textarea
        ref={field}
        label={formatMessage({ id: 'onboarding.long-text' })}
        description={formatMessage({ id: 'onboarding.long-text-what' })}
        maxLength={maxBusinessText}
        autosize
        minRows={3}
        maxRows={8}
        value={form.longText}
        onChange={({ currentTarget }) => onChange({ ...form, longText: currentTarget.value })}
      />
      {carried && (
        <p className={classes.note} role="status">
          <FormattedMessage id="onboarding.carried" values={{ max: maxPromptChars }} />
        </p>
      )}
    </>
  );
}
