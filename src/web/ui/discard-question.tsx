// Asks before unsaved input is discarded; if it is kept, the focus returns to where it was.
import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './discard-question.module.css';

interface DiscardQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { formatMessage } = useIntl();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  /** Escape keeps what was typed, and does not reach the dialog around it. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onKeep();
  };
  return (
    <div
      className={classes.question}
      role="alertdialog"
      aria-label={formatMessage({ id: 'discard.question' })}
      onKeyDown={press}
    >
      <span className={classes.words}>
        <FormattedMessage id="discard.question" />
      </span>
      <Button ref={keep} size="xs" onClick={onKeep}>
        <FormattedMessage id="discard.keep" />
      </Button>
      <Button size="xs" variant="light" color="red" onClick={onDiscard}>
        <FormattedMessage id="discard.discard" />
      </Button>
    </div>
  );
}
