// One cell per period, navigated with the arrow keys, Enter and Tab as in a spreadsheet.
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useWholeOnFocus } from '#web/ui/fields/use-whole-on-focus.ts';
import { numberLanguage } from '../../session/view/number-language.ts';
import { pastedNumbers } from '../pasting/pasted-numbers.ts';
import { fillRight, notFitting, putFrom } from './fill-cells.ts';
import { nextCell } from './next-cell.ts';
import classes from './numbers-dialog.module.css';
import type { NumberCells as Cells } from './use-number-cells.ts';
import { useTypedText } from './use-typed-text.ts';

/** The part of a paste that was not accepted: some of the numbers, or a whole block of several rows. */
export interface PasteFault {
  /** The cells as they were after the paste. */
  readonly at: readonly string[];
  readonly left: number | 'block';
}

interface NumberCellsProps {
  readonly cells: Cells;
  readonly periods: readonly string[];
  readonly columnCount: number;
  readonly faultId: string;
  readonly onReach: (period: number) => void;
  readonly onPasted: (fault: PasteFault) => void;
}

/** Its label may be rendered after the cell. */
const keyOf = (period: number): string => `period ${period}`;

/** As in a spreadsheet. */
const always = () => true;

export function NumberCells({ cells, periods, columnCount, faultId, onReach, onPasted }: NumberCellsProps) {
  const { locale } = useIntl();
  const grid = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent<HTMLInputElement>, period: number) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyR') {
      event.preventDefault();
      cells.replace(fillRight(cells.numbers, period));
      return;
    }
    const next = nextCell(event, { period, columnCount, count: cells.cells.length });
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelectorAll('input')[next]?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, period: number) => {
    const pasted = pastedNumbers(event.clipboardData.getData('text/plain'), numberLanguage(locale));
    if (pasted === 'as-it-is') return;
    event.preventDefault();
    if (pasted === 'block') return onPasted({ at: cells.cells, left: pasted });
    const next = putFrom(cells.cells, period, pasted);
    cells.replace(next);
    onPasted({ at: next, left: notFitting(cells.cells, period, pasted) });
  };
  return (
    <div className={classes.cells} data-columns={columnCount} ref={grid}>
      {cells.cells.map((cell, period) => (
        <NumberCell
          key={keyOf(period)}
          cell={cell}
          name={periods[period] ?? ''}
          isFirst={period === 0}
          faultId={cells.isWrong(period) ? faultId : null}
          onType={(text) => cells.type(period, text)}
          onFocus={() => onReach(period)}
          onKeyDown={(event) => press(event, period)}
          onPaste={(event) => paste(event, period)}
        />
      ))}
    </div>
  );
}

interface NumberCellProps {
  readonly cell: string;
  readonly name: string;
  readonly isFirst: boolean;
  /** Null where the cell is right. */
  readonly faultId: string | null;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

function NumberCell({ cell, name, isFirst, faultId, onType, onFocus, onKeyDown, onPaste }: NumberCellProps) {
  const whole = useWholeOnFocus(always);
  const typed = useTypedText(cell, onType);
  return (
    <label className={classes.cell}>
      <span>{name}</span>
      <input
        value={typed.shown}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        {...(isFirst && { 'data-autofocus': true })}
        {...(faultId !== null && { 'aria-invalid': true, 'aria-describedby': faultId })}
        {...whole}
        onFocus={(event) => {
          whole.onFocus(event);
          onFocus();
        }}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={(event) => {
          whole.onBlur(event);
          typed.leave();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </label>
  );
}
