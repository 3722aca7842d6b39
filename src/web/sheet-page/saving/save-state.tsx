// Whether what was changed is saved, and what to do where it is not.
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import classes from './save-state.module.css';
import type { Saver, SaveStatus } from './saver.ts';

interface Shown {
  readonly icon: ReactNode;
  readonly text: ReactNode;
}

const iconSize = 18;
const onItsWay: Shown = {
  icon: <IconCloudUp size={iconSize} />,
  text: <FormattedMessage id="book.saving" />,
};

const shown: Readonly<Record<SaveStatus, Shown>> = {
  saved: { icon: <IconCloudCheck size={iconSize} />, text: <FormattedMessage id="book.saved" /> },
  saving: onItsWay,
  waiting: onItsWay,
  unreachable: {
    icon: <IconCloudOff size={iconSize} />,
    text: <FormattedMessage id="book.not-saved" />,
  },
  conflict: { icon: <IconCloudOff size={iconSize} />, text: <FormattedMessage id="book.not-saved" /> },
  refused: { icon: <IconCloudOff size={iconSize} />, text: <FormattedMessage id="book.not-saved" /> },
};

export function SaveState({ saver }: { readonly saver: Saver }) {
  const { status } = useStore(saver.store);
  const { icon, text } = shown[status];
  return (
    <p role="status" className={classes.state} data-status={status}>
      {icon}
      <span>{text}</span>
    </p>
  );
}
