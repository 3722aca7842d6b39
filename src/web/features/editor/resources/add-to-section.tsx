// Opens the dialog that adds resources to a section.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplateDocument } from '../document/document-context.ts';
import { addTitles } from '../document/resources/resource-names.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';

export function AddToSection({ sectionId }: { readonly sectionId: string }) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  const title = addTitles[sectionId];
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlus size={15} />}
      {...(title && { 'aria-label': formatMessage(title) })}
      onClick={() => openEditorDialog(open, { name: 'add-resource', sectionId })}
    >
      <FormattedMessage id="items.add" />
    </Button>
  );
}
