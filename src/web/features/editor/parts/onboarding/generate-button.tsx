// Opens the dialog that generates a model from a few words, in a template of any age.
import { ActionIcon } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tip.tsx';
import { useTemplateDocument } from '../../document-context.ts';
import { openOnboarding } from './onboarding-state.ts';

export function GenerateButton() {
  const { formatMessage } = useIntl();
  const { uuid } = useTemplateDocument();
  const label = formatMessage({ id: 'onboarding.open' });
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        onClick={() => openOnboarding(uuid)}
      >
        <IconSparkles size={19} />
      </ActionIcon>
    </Tip>
  );
}
