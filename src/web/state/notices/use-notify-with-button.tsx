// A notice with one button; it stays while hovered.
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useNotify } from './notify.ts';
import classes from './use-notify-with-button.module.css';

const shownMs = 10_000;

interface NoticeWithButton {
  readonly message: string;
  readonly button: string;
  readonly onPress: () => unknown;
  readonly onClose?: () => void;
}

export function useNotifyWithButton(): (notice: NoticeWithButton) => void {
  const notify = useNotify();
  return useCallback(
    ({ message, button, onPress, onClose }) => {
      const press = () => {
        notifications.hide(id);
        onPress();
      };
      const id = notify({
        autoClose: shownMs,
        onClose: () => onClose?.(),
        message: (
          <div className={classes.notice}>
            <span className={classes.message}>{message}</span>
            <Button size="compact-sm" variant="light" onClick={press}>
              {button}
            </Button>
          </div>
        ),
      });
    },
    [notify],
  );
}
