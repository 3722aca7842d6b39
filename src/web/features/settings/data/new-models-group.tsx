// How new models of this visitor begin.
import { Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSetting } from '#web/state/visitor/use-setting.ts';
import { Fault } from '../layout/fault.tsx';
import { SettingsGroup } from '../layout/settings-group.tsx';

export function NewModelsGroup() {
  const { formatMessage } = useIntl();
  const { value: isOn, change, isError } = useSetting('enabledInflation');
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.new-models' })}>
      <Switch
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
        label={<FormattedMessage id="settings.rising-prices" />}
        description={<FormattedMessage id="settings.rising-prices-text" />}
      />
      {isError && (
        <Fault>
          <FormattedMessage id="settings.saving-failed" />
        </Fault>
      )}
    </SettingsGroup>
  );
}
