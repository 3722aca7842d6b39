// The frame of one part of a driver: its fields, and a button that takes it away.
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from './driver.module.css';

interface DriverPartFrameProps {
  /** The part as its button calls it. */
  readonly name: string;
  /** The number it belongs to. */
  readonly of: string;
  /** A part that was just added takes the focus. */
  readonly isFresh: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

export function DriverPartFrame({ name, of, isFresh, onRemove, children }: DriverPartFrameProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'driver.remove' }, { part: name, name: of });
  return (
    <div className={classes.part} ref={isFresh ? focusFirst : null}>
      <div className={classes.fields}>{children}</div>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label} onClick={onRemove}>
        <IconX size={15} />
      </ActionIcon>
    </div>
  );
}

/** Once the menu that it was chosen from has let go of the focus. */
function focusFirst(part: HTMLElement | null): void {
  requestAnimationFrame(() => part?.querySelector<HTMLElement>('input, select')?.focus());
}
