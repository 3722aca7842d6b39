// A field for a day: typed as people write it, kept as yyyy-mm-dd, or picked from a calendar that opens under it.
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import {
  type ChangeEvent,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { defaultLanguage, languageOfLocale } from '#language/language.ts';
import { writtenDay } from '../dates/written-day.ts';
import type { CalendarProps } from './calendar.tsx';
import classes from './date-picker.module.css';

/** «23 сентября 2027 года» */
const longestDay = 24;

interface DatePickerProps {
  /** May be loaded when it is opened. */
  readonly Calendar: ComponentType<CalendarProps>;
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Whatever was typed that is no day, or the day. */
  readonly value: string;
  /** Where the calendar opens while there is no day to show. */
  readonly initialDay: string;
  readonly isFocused?: boolean;
  readonly size?: 'xs' | 'sm';
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function DatePicker(props: DatePickerProps) {
  const { Calendar, initialDay, isFocused = false, onChange, ...shown } = props;
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const calendarId = useId();
  const field = useRef<HTMLInputElement>(null);
  const typing = useTypedDay(props);
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  const pick = (day: string) => {
    onChange(day);
    close();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true);
    props.onKeyDown?.(event);
  };
  return (
    <div className={classes.picker}>
      <TextInput
        ref={field}
        {...shown}
        {...typing}
        placeholder={formatMessage({ id: 'date.format' })}
        autoComplete="off"
        maxLength={longestDay}
        {...(isFocused && { 'data-autofocus': true })}
        onKeyDown={openByKey}
        rightSection={
          <CalendarButton
            name={shown.label}
            calendarId={isOpen ? calendarId : null}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && (
        <Suspense fallback={<div className={classes.calendar} />}>
          <Calendar
            id={calendarId}
            label={shown.label}
            value={shown.value}
            initialDay={initialDay}
            onClose={close}
            onPick={pick}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is typed stays as it is written until the field is left; meanwhile it counts as the day that it means. */
function useTypedDay({ value, onChange, onBlur }: DatePickerProps) {
  const { locale } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const meant = (text: string) => writtenDay(text, languageOfLocale(locale) ?? defaultLanguage) ?? text;
  return {
    value: typed !== null && meant(typed) === value ? typed : value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value);
      onChange(meant(currentTarget.value));
    },
    onBlur: () => {
      setTyped(null);
      onBlur?.();
    },
  };
}

interface CalendarButtonProps {
  readonly name: string;
  /** Null while it is closed. */
  readonly calendarId: string | null;
  readonly onClick: () => void;
}

function CalendarButton({ name, calendarId, onClick }: CalendarButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={formatMessage({ id: 'date.open' }, { name })}
      aria-expanded={calendarId !== null}
      {...(calendarId !== null && { 'aria-controls': calendarId })}
      onClick={onClick}
    >
      <IconCalendar size={17} />
    </ActionIcon>
  );
}
