// The field for numbers, one per period: typed, pasted from a spreadsheet, drawn as a sparkline, or edited by period.
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendarStats } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useState,
} from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { periodValues } from '#template/period-values.ts';
import { lazyPart } from '#web/api/lazy-part.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { useWholeOnFocus } from '#web/ui/fields/use-whole-on-focus.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import type { DriverTexts } from '../../document/drivers/driver-texts.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { numberLanguage } from '../../session/view/number-language.ts';
import type { pastedNumbers } from '../pasting/pasted-numbers.ts';
import { isUnitInName } from './is-unit-in-name.ts';
import { fetchReader, knownReader, type NumberReader } from './lazy-number-reader.ts';
import classes from './numbers-input.module.css';
import { cellsOf } from './period-cells.ts';
import { useTypedText } from './use-typed-text.ts';

const NumbersDialog = lazyPart(() => import('./numbers-dialog.tsx'), 'NumbersDialog');

interface NumbersInputProps {
  readonly name: string;
  readonly units: string;
  readonly text: string;
  readonly fault: MessageDescriptor | null;
  /** The last valid text. */
  readonly right: string;
  readonly hint?: string;
  /** Shown in place of the hint: the text is valid but probably not intended. */
  readonly warning?: string;
  /** Used while nothing is typed. */
  readonly fallback?: string;
  /** Whether the numbers can also be edited period by period. */
  readonly isExpandable?: boolean;
  /** Whether the numbers count fiscal years instead of periods. */
  readonly isByYear?: boolean;
  /** Whether the last number holds for all later periods; true unless said. */
  readonly isRepeated?: boolean;
  /** Whether its numbers are drawn elsewhere, with how they move. */
  readonly isMoving?: boolean;
  /** How its numbers move. */
  readonly driver?: DriverTexts;
  /** The mark that shows the number's source. */
  readonly mark?: ReactNode;
  readonly isFirst?: boolean;
  /** The row of the model that this field edits. */
  readonly row?: string;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Beside the text; where there is no room for the sparkline, the container hides it. */
const sides = { none: '0px', bare: '38px', drawn: 'var(--numbers-side, 96px)', mark: '28px' } as const;

const isZero = (text: string): boolean => text === '0';

export function NumbersInput(props: NumbersInputProps) {
  const { name, units, right, fallback = '', isByYear = false, isRepeated = true, onType, onLeave } = props;
  const { formatMessage } = useIntl();
  const [isExpanded, setExpanded] = useState(false);
  const expand = useCallback(() => setExpanded(true), []);
  const markFault = useMarkFault(units);
  const paste = usePaste(onType, markFault);
  const isSaid = isUnitInName(units, name);
  const label = units && !isSaid ? formatMessage({ id: 'items.input' }, { name, units }) : name;
  const stands = right || fallback;
  const apply = (data: string | null) => {
    paste.forget();
    onLeave?.();
    onType(data ?? right);
    onLeave?.();
  };
  return (
    <>
      <NumbersText {...props} {...{ label, paste, markFault }} onExpand={expand} />
      {isExpanded && (
        <Suspense fallback={null}>
          <NumbersDialog
            name={label}
            value={stands}
            isByYear={isByYear}
            isRepeated={isRepeated}
            driver={props.driver}
            onApply={apply}
            onClose={() => setExpanded(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface NumbersTextProps extends NumbersInputProps {
  readonly label: string;
  readonly paste: Paste;
  readonly markFault: MarkFault;
  readonly onExpand: () => void;
}

function NumbersText({ label, paste, markFault, onExpand, ...props }: NumbersTextProps) {
  const { text, hint, warning, fallback = '', isFirst = false, row, onType, onLeave, onKeyDown } = props;
  const { formatMessage } = useIntl();
  const whole = useWholeOnFocus(isZero);
  const typed = useTypedText(text, onType, (next) => markFault(next) !== null);
  const fault = paste.fault ?? props.fault;
  return (
    <TextInput
      label={label}
      {...((warning ?? hint) !== undefined && { description: warning ?? hint })}
      {...(warning !== undefined && { classNames: { description: classes.warning ?? '' } })}
      {...(isFirst && { 'data-autofocus': true })}
      {...(row !== undefined && { 'data-field': row })}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={typed.shown}
      placeholder={fallback}
      error={fault && (markFault(text) ?? formatMessage(fault))}
      {...sideOf(props, onExpand)}
      {...whole}
      onFocus={(event) => {
        whole.onFocus(event);
        // Pasting loads it again.
        fetchReader().catch(() => undefined);
      }}
      onChange={({ currentTarget }) => {
        paste.forget();
        typed.type(currentTarget.value);
      }}
      onPaste={paste.onPaste}
      onBlur={(event) => {
        whole.onBlur(event);
        typed.leave();
        onLeave?.();
      }}
      {...(onKeyDown && { onKeyDown })}
    />
  );
}

function sideOf(props: NumbersInputProps, onExpand: () => void) {
  const {
    name,
    right,
    fallback = '',
    isExpandable = false,
    isRepeated = true,
    isMoving = false,
    mark,
  } = props;
  if (!isExpandable && mark === undefined) return {};
  const stands = right || fallback;
  const data = isExpandable && !isMoving && stands.includes(';') ? stands : null;
  const byPeriod = data === null ? sides.bare : sides.drawn;
  return {
    rightSectionWidth: `calc(${isExpandable ? byPeriod : sides.none} + ${mark === undefined ? sides.none : sides.mark})`,
    rightSection: (
      <span className={classes.side}>
        {isExpandable && <ByPeriod name={name} data={data} isRepeated={isRepeated} onExpand={onExpand} />}
        {mark}
      </span>
    ),
  };
}

interface ByPeriodProps {
  readonly name: string;
  /** Null if all periods are equal, so that there is nothing to draw. */
  readonly data: string | null;
  readonly isRepeated: boolean;
  readonly onExpand: () => void;
}

const drawnValues = (data: string, periodCount: number, isRepeated: boolean): readonly number[] =>
  isRepeated ? periodValues(data, periodCount) : cellsOf(data, periodCount, false).map(Number);

const ByPeriod = memo(function ByPeriod({ name, data, isRepeated, onExpand }: ByPeriodProps) {
  const { formatMessage } = useIntl();
  const periodCount = useTemplateFact(({ layout }) => layout.cFcstColCount);
  const label = formatMessage({ id: 'numbers.open' }, { name });
  return (
    <>
      {data !== null && (
        <span className={classes.drawing}>
          <Sparkline values={drawnValues(data, periodCount, isRepeated)} width={50} height={18} />
        </span>
      )}
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label} onClick={onExpand}>
        <IconCalendarStats size={17} />
      </ActionIcon>
    </>
  );
});

const blockFault = { id: 'numbers.one-line' } as const satisfies MessageDescriptor;

interface Paste {
  readonly fault: MessageDescriptor | null;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly forget: () => void;
}

type MarkFault = (text: string) => string | null;

/** Why a sign beside a number is refused, once the code that knows has come. */
function useMarkFault(unit: string): MarkFault {
  const { formatMessage } = useIntl();
  const currency = useTemplateFact(currencyName);
  return (text) => knownReader()?.faultOf(text, { unit, currency }, formatMessage) ?? null;
}

/** A block of several rows is rejected, and the field says so until it is changed. */
function usePaste(onType: (text: string) => void, markFault: MarkFault): Paste {
  const { locale } = useIntl();
  const [isBlock, setBlock] = useState(false);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const place = { value, selectionStart, selectionEnd };
    const take = (pasted: ReturnType<typeof pastedNumbers>) => {
      setBlock(pasted === 'block');
      if (typeof pasted !== 'string') onType(withInserted(place, pasted.join(';')));
    };
    const read = ({ pasted }: NumberReader) =>
      pasted(text, numberLanguage(locale), (cell) => markFault(cell) !== null);
    const known = knownReader();
    const pasted = known ? read(known) : undefined;
    if (pasted === 'as-it-is') setBlock(false);
    else event.preventDefault();
    if (pasted !== undefined) take(pasted);
    else void fetchReader().then((late) => take(asCells(read(late), text)));
  };
  return { fault: isBlock ? blockFault : null, onPaste, forget: () => setBlock(false) };
}

type TextSelection = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** The browser's default paste was prevented, so plain text is inserted here. */
const asCells = (pasted: ReturnType<typeof pastedNumbers>, text: string) =>
  pasted === 'as-it-is' ? [text.trim()] : pasted;

/** Pasted cells are separated from the text around them. */
function withInserted({ value, selectionStart, selectionEnd }: TextSelection, pasted: string): string {
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const opening = before === '' || before.endsWith(';') ? '' : ';';
  const closing = after === '' || after.startsWith(';') ? '' : ';';
  return `${before}${opening}${pasted}${closing}${after}`;
}
