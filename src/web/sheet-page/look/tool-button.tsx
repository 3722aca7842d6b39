// A quiet button of the page: an icon with a name, and its words where there is room.
import type { ComponentProps, ReactNode } from 'react';
import classes from './tool-button.module.css';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'title'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether its name is written beside the icon where there is room. */
  readonly isWide?: boolean;
  readonly isMain?: boolean;
}

export function ToolButton({ label, icon, isWide, isMain, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={isWide ? undefined : label}
      className={classes.button}
      data-main={isMain || undefined}
      {...rest}
    >
      {icon}
      {isWide && <span className={classes.words}>{label}</span>}
    </button>
  );
}
