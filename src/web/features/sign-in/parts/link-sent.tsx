// Says where the link has gone; takes the keyboard, since the form that had it is gone.
import { Alert } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ModeLink } from './mode-link.tsx';

interface LinkSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

export function LinkSent({ email, onAgain }: LinkSentProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="status"
      variant="light"
      color="teal"
      icon={<IconMailCheck />}
      title={<FormattedMessage id="sign-in.sent-title" />}
    >
      <FormattedMessage id="sign-in.sent-text" values={{ email: <strong key="email">{email}</strong> }} />
      <div>
        <ModeLink onFollow={onAgain}>
          <FormattedMessage id="sign-in.sent-again" />
        </ModeLink>
      </div>
    </Alert>
  );
}
