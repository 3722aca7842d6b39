// Opens what stands on the cover: the name, the description and the context of the template.
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoverDialog } from './cover-dialog.tsx';

export function CoverButton({ isTabStop }: { readonly isTabStop: boolean }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPencil size={15} />}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={formatMessage({ id: 'cover.edit' })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="section.edit" />
      </Button>
      {isOpen && <CoverDialog onClose={() => setOpen(false)} />}
    </>
  );
}
