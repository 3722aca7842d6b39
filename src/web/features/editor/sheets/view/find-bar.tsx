// The search bar: the text, the number of matches and their place, and buttons for the next and previous one.
import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusReturn } from '#web/ui/use-focus-return.ts';
import type { FoundCell } from '../../calculation/protocol.ts';
import { useGridTexts } from '../../grid/use-grid-texts.ts';
import { useFindState } from '../../session/view/find-state.ts';
import classes from './find-bar.module.css';
import { useFind } from './use-find.ts';

export function FindBar() {
  const { formatMessage } = useIntl();
  const asked = useFindState((state) => state.asked);
  const field = useRef<HTMLInputElement>(null);
  const find = useFind();
  const { query, setQuery, cells, step, close, preview } = find;
  useFocusReturn();
  useStepKeys(step);
  useEffect(() => {
    if (asked > 0) field.current?.select();
  }, [asked]);
  const press = (event: KeyboardEvent) => {
    // Keys pressed during composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field.current) step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={classes.bar} aria-label={formatMessage({ id: 'find.label' })} onKeyDown={press}>
      <IconSearch size={17} aria-hidden="true" className={classes.icon} />
      <input
        ref={field}
        className={classes.field}
        aria-label={formatMessage({ id: 'find.label' })}
        placeholder={formatMessage({ id: 'find.placeholder' })}
        value={query}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <span className={classes.count} role="status">
        {query.trim() !== '' && <MatchCount {...find} />}
      </span>
      {preview && (
        <Button size="compact-sm" variant="light" className={classes.preview ?? ''} onClick={preview}>
          <FormattedMessage id="section.preview" />
        </Button>
      )}
      <FindSteps isStill={cells.list.length === 0} onStep={step} />
      <CloseButton size={32} aria-label={formatMessage({ id: 'find.close' })} onClick={close} />
    </search>
  );
}

interface FindStepsProps {
  readonly isStill: boolean;
  readonly onStep: (steps: 1 | -1) => void;
}

function FindSteps({ isStill, onStep }: FindStepsProps) {
  const { formatMessage } = useIntl();
  const look = { variant: 'subtle', color: 'gray', size: 32, disabled: isStill } as const;
  return (
    <>
      <ActionIcon {...look} aria-label={formatMessage({ id: 'find.previous' })} onClick={() => onStep(-1)}>
        <IconChevronUp size={17} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={formatMessage({ id: 'find.next' })} onClick={() => onStep(1)}>
        <IconChevronDown size={17} />
      </ActionIcon>
    </>
  );
}

function MatchCount({ cells, index, at, preview }: ReturnType<typeof useFind>) {
  if (!cells.isFresh) return null;
  if (cells.list.length === 0) return <FormattedMessage id="find.none" />;
  const values = { at: index + 1, count: cells.list.length };
  return (
    <>
      <span className={classes.number}>
        {cells.isCut ? (
          <FormattedMessage id="find.count-cut" values={values} />
        ) : (
          <FormattedMessage id="find.count" values={values} />
        )}
      </span>
      {preview && (
        <span className={classes.edited}>
          <FormattedMessage id="find.edited" />
        </span>
      )}
      {at && <MatchLocation at={at} />}
    </>
  );
}

/** A number's place includes its period, since its row may have sixty. */
function MatchLocation({ at: { sheetTitle, label, heading } }: { readonly at: FoundCell }) {
  const texts = useGridTexts();
  const headed = typeof heading === 'string' ? texts[heading] : heading?.period;
  const where = [sheetTitle, label, ...(headed ? [headed] : [])].join(' · ');
  return (
    <span className={classes.where} title={where}>
      {where}
    </span>
  );
}

/** F3 works wherever the focus is. */
function useStepKeys(step: (steps: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F3' || document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      latest.current(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
