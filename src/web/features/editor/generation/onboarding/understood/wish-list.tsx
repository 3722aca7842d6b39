// What the business is without and what was said of its numbers, each with a button that takes it back.
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from '../look/onboarding.module.css';
import { unbroken } from '../look/unbroken.ts';
import type { UnderstoodFieldsProps } from './said-otherwise.ts';

export function WishList({ understood, form, onChange }: UnderstoodFieldsProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  if (understood.wishes.length === 0) return null;
  return (
    <div ref={list} className={classes.wishes} tabIndex={-1}>
      <span>
        <FormattedMessage id="onboarding.wishes" />
      </span>
      {understood.wishes.map(({ text, answers }) => (
        <Button
          key={text}
          variant="default"
          size="compact-sm"
          rightSection={<IconX size={15} />}
          aria-label={formatMessage({ id: 'onboarding.take-back' }, { wish: text })}
          onClick={() => {
            onChange({ ...form, answers: { ...form.answers, ...answers } });
            // What was focused is gone.
            list.current?.focus();
          }}
        >
          {unbroken(text)}
        </Button>
      ))}
    </div>
  );
}
