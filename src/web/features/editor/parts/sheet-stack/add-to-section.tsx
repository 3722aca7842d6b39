// Opens the dialog that adds resources to a section.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ResourceDialog } from '../resource-dialog/resource-dialog.tsx';
import { addTitles } from '../resource-names.ts';

export function AddToSection({ sectionId }: { readonly sectionId: string }) {
  const { formatMessage } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const title = addTitles[sectionId];
  return (
    <>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconPlus size={15} />}
        {...(title && { 'aria-label': formatMessage(title) })}
        onClick={() => setAdding(true)}
      >
        <FormattedMessage id="items.add" />
      </Button>
      {isAdding && <ResourceDialog sectionId={sectionId} onClose={() => setAdding(false)} />}
    </>
  );
}
