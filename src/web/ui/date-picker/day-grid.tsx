// The 42 days around a month; one of them has the focus, whichever month it is in.
import { type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { defaultLanguage, languageOfLocale } from '#language/language.ts';
import { firstWeekdays } from '#language/locales.ts';
import { daysAround, isWithin, monthOf, moveDays, moveMonths, weekdayOf } from './calendar-days.ts';
import classes from './date-picker.module.css';
import { useCellFocus } from './use-cell-focus.ts';

interface DayGridProps {
  readonly at: string;
  readonly picked: string | null;
  readonly onMove: (day: string) => void;
  readonly onPick: (day: string) => void;
}

const firstWeekdayIn = (locale: string): number => firstWeekdays[languageOfLocale(locale) ?? defaultLanguage];

export function DayGrid({ at, picked, onMove, onPick }: DayGridProps) {
  const { formatDate, locale } = useIntl();
  const firstWeekday = firstWeekdayIn(locale);
  const weeks = daysAround(at, firstWeekday);
  const current = useRef<HTMLButtonElement>(null);
  useCellFocus(current, at);
  const keys = (event: KeyboardEvent) => {
    const moved = afterKey(event, at, firstWeekday);
    if (moved === null) return;
    event.preventDefault();
    onMove(moved);
  };
  return (
    <table className={classes.days} data-cells onKeyDown={keys}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" abbr={formatDate(day, { weekday: 'long', timeZone: 'UTC' })}>
              {formatDate(day, { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td key={day}>
                <button
                  ref={day === at ? current : undefined}
                  type="button"
                  className={classes.cell}
                  tabIndex={day === at ? 0 : -1}
                  aria-label={formatDate(day, { dateStyle: 'long', timeZone: 'UTC' })}
                  aria-pressed={day === picked}
                  data-outside={monthOf(day) !== monthOf(at) || undefined}
                  disabled={!isWithin(day)}
                  onClick={() => onPick(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function afterKey({ key, shiftKey }: KeyboardEvent, at: string, firstWeekday: number): string | null {
  const inWeek = (weekdayOf(at) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return moveDays(at, -1);
    case 'ArrowRight':
      return moveDays(at, 1);
    case 'ArrowUp':
      return moveDays(at, -7);
    case 'ArrowDown':
      return moveDays(at, 7);
    case 'Home':
      return moveDays(at, -inWeek);
    case 'End':
      return moveDays(at, 6 - inWeek);
    case 'PageUp':
      return moveMonths(at, shiftKey ? -12 : -1);
    case 'PageDown':
      return moveMonths(at, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
