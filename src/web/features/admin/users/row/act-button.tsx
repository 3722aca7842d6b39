// A small button for one act on one user; a plain one, because lists have thousands.
import classes from './row-actions.module.css';

interface ActButtonProps {
  readonly label: string;
  /** Whom it is done to, for whoever hears the button alone. */
  readonly whom: string;
  readonly title?: string | undefined;
  readonly tone?: 'plain' | 'good' | 'danger';
  readonly isDisabled: boolean;
  readonly isRunning?: boolean;
  readonly onPress: () => void;
}

export function ActButton({ label, whom, title, tone = 'plain', ...state }: ActButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-tone={tone}
      data-running={state.isRunning || undefined}
      aria-label={`${label}: ${whom}`}
      title={title}
      disabled={state.isDisabled}
      onClick={state.onPress}
    >
      {label}
    </button>
  );
}
