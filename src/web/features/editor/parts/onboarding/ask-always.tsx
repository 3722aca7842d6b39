// Whether new templates ask what the business is.
import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useSaveSettings, useVisitor } from '#web/state/visitor.ts';

export function AskAlways() {
  const { formatMessage } = useIntl();
  const { settings } = useVisitor();
  const { mutate, isPending, variables } = useSaveSettings();
  return (
    <Checkbox
      size="xs"
      checked={isPending ? variables.showOnboarding === true : settings.showOnboarding}
      label={formatMessage({ id: 'onboarding.ask-always' })}
      onChange={({ currentTarget }) => mutate({ showOnboarding: currentTarget.checked })}
    />
  );
}
