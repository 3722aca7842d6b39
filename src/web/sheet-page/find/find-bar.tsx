// Looks for a name or a number in all sheets, and goes from one found cell to the next.
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveCell } from '#audit/live/live-book.ts';
import { focusCells } from '#web/sheet-page/look/focus-cells.ts';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import { useShownText } from '#web/sheet-page/state/use-shown-text.ts';
import classes from './find-bar.module.css';
import { findCells, mostFound } from './find-cells.ts';
import { FoundList } from './found-list.tsx';

const iconSize = 18;

/** The first that comes after where the user is, so that a search goes on from there. */
function firstAfterFocus(found: readonly LiveCell[], page: Page): number {
  const { sheet, selection } = page.store.getState();
  const { line, column } = selection.focus;
  const next = found.findIndex(
    (cell) =>
      cell.sheet > sheet ||
      (cell.sheet === sheet && (cell.line > line || (cell.line === line && cell.column >= column))),
  );
  return Math.max(next, 0);
}

function useFound(query: string) {
  const page = usePage();
  const textOf = useShownText();
  const changeNumber = usePageState((state) => state.changeNumber);
  // A change may put in or take away what is looked for, so that it is another search.
  const search = useDeferredValue(useMemo(() => ({ query, changeNumber }), [query, changeNumber]));
  const found = useMemo(() => findCells(page, search.query, textOf), [page, search, textOf]);
  return { found, isAsked: search.query.trim() !== '' };
}

/** Which of the found cells is shown, and how to go on from it. */
function useSteps(found: readonly LiveCell[]) {
  const page = usePage();
  const [at, setAt] = useState<number | null>(null);
  const goTo = (place: number) => {
    const cell = found[place];
    if (!cell) return;
    setAt(place);
    page.goTo(cell);
  };
  const step = (by: 1 | -1) => {
    if (found.length === 0) return;
    goTo(at === null ? firstAfterFocus(found, page) : (at + by + found.length) % found.length);
  };
  return { at, goTo, step, begin: () => setAt(null) };
}

interface FindBarProps {
  /** Another one each time that somebody asks for the search, open as it may be. */
  readonly asked: number;
  readonly onClose: () => void;
}

export function FindBar({ asked, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { found, isAsked } = useFound(query);
  const { at, goTo, step, begin } = useSteps(found);
  useEffect(() => {
    // Whoever asks again means to type something else.
    if (asked > 0) field.current?.select();
  }, [asked]);
  const close = () => {
    onClose();
    focusCells();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field.current) step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onQuery = (typed: string) => {
    setQuery(typed);
    begin();
  };
  return (
    <search className={classes.panel} onKeyDown={onKeyDown}>
      <div className={classes.bar}>
        <Field field={field} query={query} onQuery={onQuery} />
        <span className={classes.count} role="status">
          {isAsked && <Count at={at} count={found.length} />}
        </span>
        <Steps isDisabled={found.length === 0} onStep={step} onClose={close} />
      </div>
      {found.length > 0 && <FoundList found={found} at={at} onChoose={goTo} />}
    </search>
  );
}

interface FieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (typed: string) => void;
}

function Field({ field, query, onQuery }: FieldProps) {
  const { formatMessage } = useIntl();
  return (
    <input
      ref={field}
      type="search"
      className={classes.field}
      aria-label={formatMessage({ id: 'find.label' })}
      placeholder={formatMessage({ id: 'find.placeholder' })}
      value={query}
      onChange={({ target }) => onQuery(target.value)}
    />
  );
}

interface StepsProps {
  readonly isDisabled: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

function Steps({ isDisabled, onStep, onClose }: StepsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ToolButton
        label={formatMessage({ id: 'find.previous' })}
        icon={<IconChevronUp size={iconSize} />}
        disabled={isDisabled}
        onClick={() => onStep(-1)}
      />
      <ToolButton
        label={formatMessage({ id: 'find.next' })}
        icon={<IconChevronDown size={iconSize} />}
        disabled={isDisabled}
        onClick={() => onStep(1)}
      />
      <ToolButton
        label={formatMessage({ id: 'find.close' })}
        icon={<IconX size={iconSize} />}
        onClick={onClose}
      />
    </>
  );
}

function Count({ at, count }: { readonly at: number | null; readonly count: number }) {
  if (count === 0) return <FormattedMessage id="find.none" />;
  const values = { at: (at ?? -1) + 1, count };
  if (at === null) return <FormattedMessage id="book.found" values={{ count }} />;
  return count === mostFound ? (
    <FormattedMessage id="find.count-cut" values={values} />
  ) : (
    <FormattedMessage id="find.count" values={values} />
  );
}
