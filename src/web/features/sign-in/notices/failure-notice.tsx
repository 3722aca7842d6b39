// Says why the server refused, or that it did not respond, and what to do next.
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ApiError, NoResponseError } from '#web/api/api-error.ts';
import { openDialog, type SignInMode } from '#web/state/dialogs/dialogs.ts';
import { WaitNotice } from '#web/state/notices/wait-notice.tsx';
import { isWeakPassword } from '#web/state/passwords/use-new-password.ts';
import { ModeLink, ModeSentence } from './mode-link.tsx';

const texts = defineMessages({ toUp: { id: 'sign-in.to-up' } });

interface FailureNoticeProps {
  readonly error: Error | null;
  readonly onMode: (mode: SignInMode) => void;
}

export function FailureNotice({ error, onMode }: FailureNoticeProps) {
  if (error === null || isWeakPassword(error)) return null;
  return (
    <Notice {...wordsOf(error)}>
      {error instanceof ApiError && <WayOut error={error} onMode={onMode} />}
    </Notice>
  );
}

interface NoticeProps {
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <Alert variant="light" color="red" title={title} icon={<IconAlertCircle />} role="alert">
      {text}
      {children && <div>{children}</div>}
    </Alert>
  );
}

const words: Readonly<Record<string, NoticeProps>> = {
  'wrong-login': {
    title: <FormattedMessage id="sign-in.wrong-login" />,
    text: <FormattedMessage id="sign-in.wrong-login-text" />,
  },
  'user-exists': {
    title: <FormattedMessage id="sign-in.user-exists" />,
    text: <FormattedMessage id="sign-in.user-exists-text" />,
  },
  nouser: { text: <FormattedMessage id="sign-in.nouser" /> },
  tokenUsedOrExpired: { title: <FormattedMessage id="sign-in.token" /> },
  'rate-limited': { title: <FormattedMessage id="sign-in.too-many" /> },
  'too-many-tries': { title: <FormattedMessage id="sign-in.too-many-tries" /> },
  'account-archived': { text: <FormattedMessage id="google.archived" /> },
  loggedin: { text: <FormattedMessage id="google.loggedin" /> },
};

function wordsOf(error: Error): NoticeProps {
  if (error instanceof NoResponseError) return { text: <FormattedMessage id="sign-in.no-answer" /> };
  const known = error instanceof ApiError ? words[error.code] : undefined;
  return known ?? { text: <FormattedMessage id="sign-in.failed" /> };
}

interface WayOutProps {
  readonly error: ApiError;
  readonly onMode: (mode: SignInMode) => void;
}

function WayOut({ error, onMode }: WayOutProps) {
  switch (error.code) {
    case 'wrong-login':
    case 'user-exists':
      return (
        <ModeLink onFollow={() => onMode('reset-link')}>
          <FormattedMessage id="sign-in.forgot" />
        </ModeLink>
      );
    case 'tokenUsedOrExpired':
      return (
        <ModeLink onFollow={() => onMode('reset-link')}>
          <FormattedMessage id="sign-in.token-again" />
        </ModeLink>
      );
    case 'nouser':
      return <ModeSentence words={texts.toUp} align="start" onFollow={() => onMode('sign-up')} />;
    case 'account-archived':
      return (
        <ModeLink onFollow={() => openDialog({ name: 'feedback' })}>
          <FormattedMessage id="sign-in.support" />
        </ModeLink>
      );
    case 'rate-limited':
      return error.retryAfterMs === null ? null : (
        <WaitNotice key={error.message} waitMs={error.retryAfterMs} />
      );
    case 'too-many-tries':
      return (
        <>
          {error.retryAfterMs !== null && <WaitNotice key={error.retryAfterMs} waitMs={error.retryAfterMs} />}{' '}
          <ModeLink onFollow={() => onMode('reset-link')}>
            <FormattedMessage id="sign-in.forgot" />
          </ModeLink>
        </>
      );
    default:
      return null;
  }
}
