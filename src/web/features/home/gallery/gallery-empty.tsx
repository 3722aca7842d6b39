// The gallery before anything has been published in it.
import { IconBooks } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { CreateButton } from './create-button.tsx';

export function GalleryEmpty() {
  return (
    <EmptyState
      icon={<IconBooks size={30} />}
      title={<FormattedMessage id="gallery.title" />}
      action={<CreateButton />}
    >
      <FormattedMessage id="gallery.text" />
    </EmptyState>
  );
}
