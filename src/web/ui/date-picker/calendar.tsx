// A month as 42 days, or twelve years to choose from, moved through by arrows, pages, Home and End.
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { firstDay, isWithin, lastDay, moveMonths, yearOf, yearsAround } from './calendar-days.ts';
import classes from './date-picker.module.css';
import { DayGrid } from './day-grid.tsx';
import { YearGrid } from './year-grid.tsx';

export interface CalendarProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly initialDay: string;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

export function Calendar({ id, label, value, initialDay, onPick, onClose }: CalendarProps) {
  const picked = isWithin(value) ? value : null;
  const [at, setAt] = useState(picked ?? initialDay);
  const [isByYear, setByYear] = useState(false);
  const pickYear = (year: number) => {
    setAt(moveMonths(at, (year - yearOf(at)) * 12));
    setByYear(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (isByYear) setByYear(false);
    else onClose();
  };
  return (
    <fieldset id={id} className={classes.calendar} aria-label={label} onKeyDown={keys}>
      <Head at={at} isByYear={isByYear} onMove={setAt} onSwitch={() => setByYear(!isByYear)} />
      {isByYear ? (
        <YearGrid at={at} onMove={setAt} onPick={pickYear} />
      ) : (
        <DayGrid at={at} picked={picked} onMove={setAt} onPick={onPick} />
      )}
    </fieldset>
  );
}

interface HeadProps {
  readonly at: string;
  readonly isByYear: boolean;
  readonly onMove: (day: string) => void;
  readonly onSwitch: () => void;
}

const months = { month: 1, page: 144 } as const;

function useHeadTexts(at: string, isByYear: boolean) {
  const { formatMessage, formatDate } = useIntl();
  if (isByYear) {
    const years = yearsAround(yearOf(at));
    const title = `${years[0]} – ${years.at(-1)}`;
    return {
      title,
      earlier: formatMessage({ id: 'date.earlier-years' }),
      later: formatMessage({ id: 'date.later-years' }),
      turn: formatMessage({ id: 'date.to-days' }, { shown: title }),
    };
  }
  const title = formatDate(at, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    title,
    earlier: formatMessage({ id: 'date.earlier-month' }),
    later: formatMessage({ id: 'date.later-month' }),
    turn: formatMessage({ id: 'date.to-years' }, { shown: title }),
  };
}

function Head({ at, isByYear, onMove, onSwitch }: HeadProps) {
  const { title, earlier, later, turn } = useHeadTexts(at, isByYear);
  const step = isByYear ? months.page : months.month;
  return (
    <div className={classes.head}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={earlier}
        disabled={at === firstDay}
        onClick={() => onMove(moveMonths(at, -step))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-expanded={isByYear}
        aria-label={turn}
        onClick={onSwitch}
      >
        <span aria-live="polite">{title}</span>
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={later}
        disabled={at === lastDay}
        onClick={() => onMove(moveMonths(at, step))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </div>
  );
}
