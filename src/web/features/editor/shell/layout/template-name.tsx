// The template's name, edited in place.
import { TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { renameTemplate } from '../../document/edits/template-edits.ts';
import { useTemplateText } from '../../fields/refused-fields.ts';
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
  // It may be empty for a moment while typing; left empty, the name is restored.
  const leave = () => {
    if (field.fault !== null) field.type(name);
    seal();
  };
  const why = field.fault !== null && field.text !== name ? formatMessage(field.fault) : null;
  return (
    <TextInput
      variant="unstyled"
      className={classes.field ?? ''}
      classNames={{ wrapper: classes.frame ?? '', input: classes.input ?? '', error: classes.why ?? '' }}
      aria-label={formatMessage({ id: 'editor.name' })}
      maxLength={200}
      value={field.text}
      error={why ?? field.fault !== null}
      onChange={(event) => field.type(event.currentTarget.value)}
      onKeyDown={field.onKeyDown}
      onBlur={leave}
    />
  );
}
