// The screenshots of a gallery template one after the other, in a dialog.
import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Card } from '../queries/gallery-query.ts';
import { Carousel } from './carousel.tsx';

interface CarouselDialogProps {
  readonly card: Card;
  readonly onClose: () => void;
}

const widthPx = 960;

export function CarouselDialog({ card, onClose }: CarouselDialogProps) {
  const { formatMessage } = useIntl();
  const name = card.name.trim() || formatMessage({ id: 'home.unnamed' });
  return (
    <Dialog
      title={name}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <Carousel card={card} name={name} />
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mt="sm"
        leftSection={<IconFlag size={15} />}
        onClick={() => {
          onClose();
          openDialog({ name: 'report-template', templateUuid: card.templateId });
        }}
      >
        <FormattedMessage id="gallery.report" />
      </Button>
    </Dialog>
  );
}
