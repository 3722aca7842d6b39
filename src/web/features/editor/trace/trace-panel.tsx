// How the chosen number is calculated: its formula, links to what it reads, and the way back.
import { ActionIcon, CloseButton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Trace } from '#render/html/trace.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useCalculated, useCalculation, useTraceReply } from '../calculation/calculation-client.ts';
import type { TemplateDocument } from '../document/document.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { useEditorState } from '../session/state/editor-state.ts';
import {
  closeTrace,
  currentStop,
  endTrace,
  isSamePlace,
  stepTrace,
  traceStateOf,
  useTraceState,
} from '../session/view/trace-state.ts';
import { namedColumns } from './named-columns.ts';
import { TraceFormula } from './trace-formula.tsx';
import { TraceInput } from './trace-input.tsx';
import { TraceMaking } from './trace-making.tsx';
import classes from './trace-panel.module.css';
import { TraceReads } from './trace-reads.tsx';
import { TraceScale } from './trace-scale.tsx';
import { TraceValue } from './trace-value.tsx';

/** Escape in the grid first clears its selection; where the trace was opened above the numbers it closes it there too. */
function closeFromOutside(open: TemplateDocument, event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
  const isFromTile = traceStateOf(open).getState().trail[0]?.isFromTile === true;
  const isAbove = target === document.body || target.closest('[data-figure], figure') !== null;
  if (target.getAttribute('role') === 'grid' || (isFromTile && isAbove)) closeTrace(open);
}

export function TracePanel() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const stop = useTraceState(currentStop);
  const trail = useTraceState((state) => state.trail);
  const result = useCalculated((calculated) => calculated.result);
  const calculation = useCalculation();
  const reply = useTraceReply();
  const panel = useRef<HTMLElement>(null);
  const drawing = useExpandState();
  useCloseOnSheetChange(stop?.sheetId);
  // Requested again after each run, so that it matches the grid.
  useEffect(() => {
    if (stop && result) calculation.trace(stop.place);
  }, [stop, result, calculation]);
  useEffect(() => {
    const isHere = panel.current?.contains(document.activeElement) ?? false;
    if (stop && (isHere || traceStateOf(open).getState().isPanelFocused)) panel.current?.focus();
  }, [stop, open]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => closeFromOutside(open, event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  // The last answer stays while the next one is loading, so that nothing jumps.
  const isOnTrail = trail.some(({ place }) => reply && isSamePlace(place, reply.asked));
  return (
    <section
      ref={panel}
      className={classes.panel}
      data-drawn={drawing?.isExpanded || undefined}
      tabIndex={-1}
      aria-label={formatMessage({ id: 'trace.panel' })}
      onKeyDown={({ key }) => key === 'Escape' && endTrace(open)}
    >
      {reply && isOnTrail && reply.trace && <TraceAnswer trace={reply.trace} drawing={drawing} />}
      {reply && isOnTrail && !reply.trace && (
        <div className={classes.head}>
          <p className={classes.title}>
            <FormattedMessage id="trace.gone" />
          </p>
          <TraceButtons drawing={null} />
        </div>
      )}
    </section>
  );
}

interface ExpandState {
  readonly isExpanded: boolean;
  readonly toggle: () => void;
}

/** On a phone it starts collapsed, so that the numbers stay visible, and can be expanded; a wide screen has room for both. */
function useExpandState(): ExpandState | null {
  const isNarrow = useIsNarrow();
  const [isExpanded, setUp] = useState(false);
  return isNarrow ? { isExpanded, toggle: () => setUp(!isExpanded) } : null;
}

/** On a phone, choosing another sheet closes it to show that sheet. */
function useCloseOnSheetChange(sheetId: string | undefined): void {
  const open = useTemplateDocument();
  const isNarrow = useIsNarrow();
  const goal = useEditorState((state) => state.goal);
  const known = useRef(goal);
  useEffect(() => {
    if (goal === known.current) return;
    known.current = goal;
    if (isNarrow && goal?.sheetId !== sheetId) closeTrace(open);
  }, [goal, isNarrow, sheetId, open]);
}

interface AnswerProps {
  readonly trace: Trace;
  readonly drawing: ExpandState | null;
}

function TraceAnswer({ trace, drawing }: AnswerProps) {
  const { label, sheetTitle, texts, unit, note, formula, reads, isInput, making } = trace;
  return (
    <>
      <div className={classes.head}>
        <p className={classes.title} aria-live="polite">
          <strong>{label}</strong>
          <span className={classes.where}>
            {[sheetTitle, ...namedColumns(trace)].filter(Boolean).join(' · ')}
          </span>
          <TraceValue texts={texts} unit={unit} />
          <TraceScale trace={trace} />
        </p>
        <TraceButtons drawing={drawing} />
      </div>
      <div className={classes.body}>
        {note !== null && <p className={classes.note}>{note}</p>}
        {making && <TraceMaking making={making} />}
        {isInput && <TraceInput trace={trace} />}
        {formula && <TraceFormula formula={formula} />}
        {!formula && !isInput && !making && (
          <p className={classes.quiet}>
            {texts[0] === '' ? <FormattedMessage id="trace.empty" /> : <FormattedMessage id="trace.fixed" />}
          </p>
        )}
        {reads.length > 0 && <TraceReads reads={reads} />}
      </div>
    </>
  );
}

function TraceButtons({ drawing }: { readonly drawing: ExpandState | null }) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const step = useTraceState((state) => state.step);
  const last = useTraceState(({ trail }) => trail.length - 1);
  return (
    <div className={classes.ways}>
      {drawing && <ExpandButton {...drawing} />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        disabled={step <= 0}
        aria-label={formatMessage({ id: 'trace.back' })}
        onClick={() => stepTrace(open, -1)}
      >
        <IconArrowLeft size={17} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        disabled={step >= last}
        aria-label={formatMessage({ id: 'trace.forward' })}
        onClick={() => stepTrace(open, 1)}
      >
        <IconArrowRight size={17} />
      </ActionIcon>
      <CloseButton
        size={32}
        aria-label={formatMessage({ id: 'trace.close' })}
        onClick={() => endTrace(open)}
      />
    </div>
  );
}

function ExpandButton({ isExpanded, toggle }: ExpandState) {
  const { formatMessage } = useIntl();
  const label = isExpanded ? formatMessage({ id: 'trace.less' }) : formatMessage({ id: 'trace.more' });
  const Icon = isExpanded ? IconChevronDown : IconChevronUp;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={toggle}
    >
      <Icon size={17} />
    </ActionIcon>
  );
}
