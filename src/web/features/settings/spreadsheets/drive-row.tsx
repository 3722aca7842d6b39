// One's own Google Drive: what it is for, whose is connected, and the way there and out of it again.
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { callAddress } from '#web/api/address.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { Unbroken } from '#web/ui/page/unbroken.tsx';
import { Fault } from '../layout/fault.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import classes from './spreadsheets.module.css';
import type { OwnDrive } from './use-spreadsheets.ts';

interface DriveRowProps {
  readonly drive: OwnDrive;
  /** Whoever comes back from Google left from here. */
  readonly isBack: boolean;
}

export function DriveRow({ drive, isBack }: DriveRowProps) {
  const { isSignedIn } = useVisitor();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBack) place.current?.scrollIntoView({ block: 'center' });
  }, [isBack]);
  if (drive.state === 'unavailable') return null;
  return (
    <div ref={place} className={classes.drive}>
      {isSignedIn ? <OwnRow drive={drive} /> : <VisitorRow />}
    </div>
  );
}

const Row = (props: { readonly text: ReactNode; readonly action: ReactNode }) => (
  <SettingsRow title={<FormattedMessage id="settings.drive" />} {...props} />
);

const VisitorRow = () => (
  <Row
    text={<FormattedMessage id="settings.drive-visitor" />}
    action={
      <Button variant="default" onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}>
        <FormattedMessage id="settings.sign-in" />
      </Button>
    }
  />
);

/** With the mark behind it, which would begin a line of its own otherwise. */
const whole = (text: ReactNode) => <Unbroken>{text}</Unbroken>;

function OwnRow({ drive }: { readonly drive: OwnDrive }) {
  const { formatMessage } = useIntl();
  const values = { email: drive.email, whole };
  if (drive.state === 'connected') {
    const date = <ShownDay at={drive.connectedAt ?? 0} />;
    return (
      <Row
        text={<FormattedMessage id="settings.drive-connected" values={{ ...values, date }} />}
        action={<Disconnect />}
      />
    );
  }
  if (drive.state === 'ended') {
    return (
      <Row
        text={
          <Fault>
            <FormattedMessage id="settings.drive-ended" values={values} />
          </Fault>
        }
        action={
          <div className={classes.driveButtons}>
            <Connect label={formatMessage({ id: 'settings.drive-connect-again-named' })}>
              <FormattedMessage id="settings.drive-connect-again" />
            </Connect>
            <Disconnect />
          </div>
        }
      />
    );
  }
  return (
    <Row
      text={<FormattedMessage id="settings.drive-none" />}
      action={
        <Connect>
          <FormattedMessage id="settings.drive-connect" />
        </Connect>
      }
    />
  );
}

interface ConnectProps {
  /** Begins with what is visible. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to Google, and from there back to the settings. */
const Connect = ({ label, children }: ConnectProps) => (
  <Button component="a" variant="default" href={callAddress('connectDrive')} aria-label={label}>
    {children}
  </Button>
);

function Disconnect() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-label={formatMessage({ id: 'settings.drive-disconnect-named' })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="settings.drive-disconnect" />
      </Button>
      {isOpen && <DisconnectDialog onClose={() => setOpen(false)} />}
    </>
  );
}
