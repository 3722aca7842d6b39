// The template's name, edited where it stands.
import { TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { renameTemplate } from '../document/edits.ts';
import { checkName } from '../document/field-checks.ts';
import { useTemplateDocument, useTemplateFact } from '../document-context.ts';
import { useTemplateText } from '../refused-fields.ts';
import classes from './template-name.module.css';

export function TemplateName() {
  const { formatMessage } = useIntl();
  const name = useTemplateFact((template) => template.name);
  const { edit, seal } = useTemplateDocument();
  const field = useTemplateText({
    value: name,
    check: checkName,
    onValid: (text) => edit(renameTemplate(text)),
  });
  return (
    <TextInput
      variant="unstyled"
      className={classes.field ?? ''}
      classNames={{ input: classes.input ?? '' }}
      aria-label={formatMessage({ id: 'editor.name' })}
      maxLength={200}
      value={field.text}
      error={field.fault !== null}
      onChange={(event) => field.type(event.currentTarget.value)}
      onKeyDown={field.onKeyDown}
      onBlur={seal}
    />
  );
}
