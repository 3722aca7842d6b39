// The language of the interface as a list of radio buttons, saved as soon as one is chosen.
import { Radio, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { interfaceLanguages } from '#web/state/language.ts';
import { useSaveSettings, useVisitor } from '#web/state/visitor.ts';

/** Each language is written in itself, whichever is on: a person looks for the word they can read. */
const ownNames = { en: 'English', ru: 'Русский' } as const;

export function LanguageChoice() {
  const { formatMessage } = useIntl();
  const { settings } = useVisitor();
  const save = useSaveSettings();
  const shown = save.isPending ? save.variables.language : settings.language;
  const choose = (value: string) => {
    const language = interfaceLanguages.find((known) => known === value);
    if (language) save.mutate({ language });
  };
  return (
    <Stack gap="sm">
      <Radio.Group value={shown} onChange={choose} aria-label={formatMessage({ id: 'settings.language' })}>
        <Stack gap="xs">
          {interfaceLanguages.map((language) => (
            <Radio key={language} value={language} label={ownNames[language]} lang={language} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="settings.language-note" />
      </Text>
      {save.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          <FormattedMessage id="settings.not-saved" />
        </Text>
      )}
    </Stack>
  );
}
