// Says why there is no spreadsheet here, and what its visitor can do about it.
import {
  IconCalendarOff,
  IconClockHour4,
  IconLinkOff,
  IconPlugConnectedX,
  IconWifiOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '#web/sheet-page/loading/load-book.ts';
import classes from './failure-page.module.css';

interface Words {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Whether asking once more can help. */
  readonly canRetry: boolean;
}

const iconSize = 30;

const words: Readonly<Record<Failure | 'crashed', Words>> = {
  unknown: {
    icon: <IconLinkOff size={iconSize} />,
    title: <FormattedMessage id="book.unknown-title" />,
    text: <FormattedMessage id="book.unknown-text" />,
    canRetry: false,
  },
  'turned-off': {
    icon: <IconLinkOff size={iconSize} />,
    title: <FormattedMessage id="book.turned-off-title" />,
    text: <FormattedMessage id="book.turned-off-text" />,
    canRetry: false,
  },
  expired: {
    icon: <IconCalendarOff size={iconSize} />,
    title: <FormattedMessage id="book.expired-title" />,
    text: <FormattedMessage id="book.expired-text" />,
    canRetry: false,
  },
  'too-many': {
    icon: <IconClockHour4 size={iconSize} />,
    title: <FormattedMessage id="book.too-many-title" />,
    text: <FormattedMessage id="book.too-many-text" />,
    canRetry: true,
  },
  offline: {
    icon: <IconWifiOff size={iconSize} />,
    title: <FormattedMessage id="book.offline-title" />,
    text: <FormattedMessage id="book.offline-text" />,
    canRetry: true,
  },
  down: {
    icon: <IconPlugConnectedX size={iconSize} />,
    title: <FormattedMessage id="book.down-title" />,
    text: <FormattedMessage id="book.down-text" />,
    canRetry: true,
  },
  crashed: {
    icon: <IconPlugConnectedX size={iconSize} />,
    title: <FormattedMessage id="book.crashed-title" />,
    text: <FormattedMessage id="book.crashed-text" />,
    canRetry: true,
  },
};

export function FailurePage({ failure }: { readonly failure: Failure | 'crashed' }) {
  const { icon, title, text, canRetry } = words[failure];
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <p className={classes.ways}>
          {canRetry && (
            <button type="button" className={classes.retry} onClick={() => location.reload()}>
              <FormattedMessage id="book.retry" />
            </button>
          )}
          <a className={canRetry ? classes.quiet : classes.retry} href="/builder/">
            <FormattedMessage id="book.to-front" />
          </a>
        </p>
      </div>
    </main>
  );
}
