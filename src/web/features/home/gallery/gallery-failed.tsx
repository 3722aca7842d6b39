// Shown when the gallery could not be loaded.
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface GalleryFailedProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export function GalleryFailed({ isTrying, onRetry }: GalleryFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={30} />}
        title={<FormattedMessage id="gallery.failed-title" />}
        action={
          <Button loading={isTrying} onClick={onRetry}>
            <FormattedMessage id="gallery.retry" />
          </Button>
        }
      >
        <FormattedMessage id="gallery.failed-text" />
      </EmptyState>
    </div>
  );
}
