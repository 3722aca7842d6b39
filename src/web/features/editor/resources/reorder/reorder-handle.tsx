// The handle that moves a list item by pointer or by key; moves are announced to screen readers.
import { VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { LiftedItem } from './lifted-item.ts';
import classes from './reorder-handle.module.css';
import { type Phase, Reordering } from './reordering.ts';

interface ReorderHandleProps {
  readonly name: string;
  /** Counted from 0. */
  readonly onMove: (to: number) => void;
}

const announcements: Readonly<Record<Phase, MessageDescriptor>> = defineMessages({
  lifted: { id: 'reorder.lifted' },
  moved: { id: 'reorder.moved' },
  dropped: { id: 'reorder.dropped' },
  cancelled: { id: 'reorder.cancelled' },
});

/** Rendered within a list item. */
export function ReorderHandle({ name, onMove }: ReorderHandleProps) {
  const { formatMessage } = useIntl();
  const hint = useId();
  const [isFocused, setFocused] = useState(false);
  const [isLifted, setLifted] = useState(false);
  const [announcement, setSaid] = useState('');
  const onPhase = (phase: Phase, { to, count }: LiftedItem) => {
    setLifted(phase === 'lifted' || phase === 'moved');
    setSaid(formatMessage(announcements[phase], { item: name, place: to + 1, count }));
  };
  const [reordering] = useState(() => new Reordering({ onMove, onPhase }));
  useEffect(() => reordering.update({ onMove, onPhase }));
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown } = reordering;
  return (
    <>
      <button
        type="button"
        className={classes.handle}
        aria-label={formatMessage({ id: 'reorder.handle' }, { item: name })}
        aria-describedby={isFocused ? hint : undefined}
        aria-pressed={isLifted}
        onFocus={() => setFocused(true)}
        onBlur={() => reordering.leave() && setFocused(false)}
        {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown }}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </button>
      {isFocused && (
        <VisuallyHidden>
          <span id={hint}>{formatMessage({ id: 'reorder.hint' })}</span>
          <span aria-live="assertive">{announcement}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
