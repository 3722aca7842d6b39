// A small box beside a cell; it closes with Escape, or when something else is pressed.
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CellBox } from '#web/ui/data-grid/grid-elements.ts';
import { useFocusBack } from '#web/ui/hooks/use-focus-back.ts';
import { useBackCloses } from '#web/ui/modal/back-closes.ts';
import classes from './cells.module.css';

interface BesideCellProps {
  readonly box: CellBox;
  readonly label?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function BesideCell({ box: { left, top, width, height }, label, onClose, children }: BesideCellProps) {
  useFocusBack();
  useBackCloses(true, onClose);
  return (
    <Popover
      opened
      onDismiss={onClose}
      onClose={onClose}
      position="bottom-end"
      trapFocus
      withArrow
      offset={4}
    >
      <Popover.Target>
        <span className={classes.anchor} style={{ left, top, width, height }} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.beside}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
