// The screenshots of a gallery template one after the other, in a dialog.
import { useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { Carousel } from './carousel.tsx';
import type { Card } from './gallery-query.ts';

interface CarouselDialogProps {
  readonly card: Card;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const widthPx = 960;

export function CarouselDialog({ card, isOpen, onClose }: CarouselDialogProps) {
  const { formatMessage } = useIntl();
  const name = card.name.trim() || formatMessage({ id: 'home.unnamed' });
  return (
    <Dialog
      title={name}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <Carousel key={card.uuid} card={card} name={name} />
    </Dialog>
  );
}
