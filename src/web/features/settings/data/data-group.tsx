// The visitor's data: usage statistics, export, and deletion.
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#contract/paths.ts';
import { useSetting } from '#web/state/visitor/use-setting.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Fault } from '../layout/fault.tsx';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export function DataGroup() {
  const { formatMessage } = useIntl();
  const { hasAI } = useVisitor();
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.data' })}>
      <AnalyticsSwitch />
      {hasAI && <AISwitch />}
      <SettingsRow
        title={<FormattedMessage id="settings.export" />}
        text={<FormattedMessage id="settings.export-text" />}
        action={
          <Button
            component="a"
            variant="default"
            href={paths.exportUser.path}
            download
            aria-label={formatMessage({ id: 'settings.export' })}
          >
            <FormattedMessage id="settings.export-short" />
          </Button>
        }
      />
      <DeleteRow />
    </SettingsGroup>
  );
}

function AnalyticsSwitch() {
  const { value: isOn, change, isError } = useSetting('analytics');
  return (
    <div>
      <Switch
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
        label={<FormattedMessage id="settings.analytics" />}
        description={<FormattedMessage id="settings.analytics-text" />}
      />
      {isError && (
        <Fault>
          <FormattedMessage id="settings.saving-failed" />
        </Fault>
      )}
    </div>
  );
}

function AISwitch() {
  const { value: isOn, change, isError } = useSetting('useAI');
  return (
    <div>
      <Switch
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
        label={<FormattedMessage id="settings.use-ai" />}
        description={<FormattedMessage id="settings.use-ai-text" />}
      />
      {isError && (
        <Fault>
          <FormattedMessage id="settings.saving-failed" />
        </Fault>
      )}
    </div>
  );
}

function DeleteRow() {
  const { isSignedIn, settings } = useVisitor();
  const [isOpen, setOpen] = useState(false);
  const name = isSignedIn ? (
    <FormattedMessage id="settings.delete" />
  ) : (
    <FormattedMessage id="settings.delete-visitor" />
  );
  const isOperator = settings.plan === 'admin';
  return (
    <>
      <SettingsRow
        title={name}
        text={<Consequence isSignedIn={isSignedIn} isOperator={isOperator} />}
        action={
          !isOperator && (
            <Button variant="light" color="red" onClick={() => setOpen(true)}>
              {name}
            </Button>
          )
        }
      />
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Consequence(props: { readonly isSignedIn: boolean; readonly isOperator: boolean }) {
  if (props.isOperator) return <FormattedMessage id="settings.delete-operator" />;
  if (props.isSignedIn) return <FormattedMessage id="settings.delete-text" />;
  return <FormattedMessage id="settings.delete-visitor-text" />;
}
