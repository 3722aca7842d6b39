// One session of the account: the device, when and where it was last active, and a button that ends it.
import { Badge, Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShownMoment } from '#web/ui/dates/dates.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import type { ListedSession } from './use-sessions.ts';

interface SessionRowProps {
  readonly session: ListedSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { formatMessage } = useIntl();
  const device = session.device || formatMessage({ id: 'settings.device-unknown' });
  return (
    <li>
      <SettingsRow
        title={
          <>
            {device}
            {session.isCurrent && (
              <Badge variant="light" color="gray" tt="none">
                <FormattedMessage id="settings.device-this" />
              </Badge>
            )}
          </>
        }
        text={
          <FormattedMessage
            id="settings.device-seen"
            values={{
              when: <ShownMoment at={session.lastSeenAt} />,
              ip: session.ip,
            }}
          />
        }
        action={
          !session.isCurrent && (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={isEnding}
              aria-label={formatMessage({ id: 'settings.session-end-named' }, { device })}
              onClick={onEnd}
            >
              <FormattedMessage id="settings.session-end" />
            </Button>
          )
        }
      />
    </li>
  );
}
