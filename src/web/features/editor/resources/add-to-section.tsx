// Opens the dialog that adds resources to a section.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { addTitles } from '../document/resources/resource-names.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';

export function AddToSection({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlus size={15} />}
      aria-label={formatMessage(addTitles[sectionId])}
      onClick={() => openEditorDialog(open, { name: 'add-resource', sectionId })}
    >
      <FormattedMessage id="items.add" />
    </Button>
  );
}
