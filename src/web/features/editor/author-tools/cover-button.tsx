// Opens the dialog that edits the cover: the template's name, description and context.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplateDocument } from '../document/document-context.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';

export function CoverButton({ isTabStop }: { readonly isTabStop: boolean }) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPencil size={15} />}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={formatMessage({ id: 'cover.edit' })}
      onClick={() => openEditorDialog(open, { name: 'cover' })}
    >
      <FormattedMessage id="section.edit" />
    </Button>
  );
}
