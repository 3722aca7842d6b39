// Whether to ask for a business description in every new model.
import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useSetting } from '#web/state/visitor/use-setting.ts';

export function AskAlways() {
  const { formatMessage } = useIntl();
  const { value, change } = useSetting('showOnboarding');
  return (
    <Checkbox
      size="xs"
      checked={value}
      label={formatMessage({ id: 'onboarding.ask-always' })}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
