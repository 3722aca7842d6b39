// The header of the list: selects all, shows how many are selected, and what to do with them.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly of: number;
  readonly onAll: (isChosen: boolean) => void;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

export function SelectionBar({ count, of, onAll, onDelete, onCancel }: SelectionBarProps) {
  return (
    <div className={classes.bar} data-active={count > 0 || undefined}>
      <AllBox count={count} of={of} onAll={onAll} />
      <p className={classes.count} role="status">
        {count > 0 ? (
          <FormattedMessage id="home.selected" values={{ count }} />
        ) : (
          <FormattedMessage id="home.select-all" />
        )}
      </p>
      {count > 0 && (
        <>
          <LockedInView>
            <Button color="red" size="xs" onClick={onDelete}>
              <FormattedMessage id="home.delete-now" />
            </Button>
          </LockedInView>
          <Button variant="default" size="xs" onClick={onCancel}>
            <FormattedMessage id="app.cancel" />
          </Button>
        </>
      )}
    </div>
  );
}

function AllBox({ count, of, onAll }: Pick<SelectionBarProps, 'count' | 'of' | 'onAll'>) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLInputElement>(null);
  const isSome = count > 0 && count < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classes.hit}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        aria-label={formatMessage({ id: 'home.select-all' })}
        checked={of > 0 && count === of}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
    </label>
  );
}
