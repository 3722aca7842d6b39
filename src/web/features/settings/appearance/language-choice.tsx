// The interface language as radio buttons, saved when one is chosen.
import { Radio, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { namedLanguages } from '#catalog/languages.ts';
import { useSetting } from '#web/state/visitor/use-setting.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';

export function LanguageChoice() {
  const { formatMessage } = useIntl();
  const { languages } = useVisitor();
  const { value: shown, change, isError } = useSetting('language');
  const choose = (value: string) => {
    const chosen = namedLanguages.find(({ id }) => id === value);
    if (chosen) change(chosen.id);
  };
  return (
    <Stack gap="sm">
      <Radio.Group value={shown} onChange={choose} aria-label={formatMessage({ id: 'settings.language' })}>
        <Stack gap="xs">
          {namedLanguages
            .filter(({ id }) => languages.includes(id))
            .map(({ id, name }) => (
              <Radio key={id} value={id} label={name} lang={id} />
            ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="settings.language-note" />
      </Text>
      {isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          <FormattedMessage id="settings.not-saved" />
        </Text>
      )}
    </Stack>
  );
}
