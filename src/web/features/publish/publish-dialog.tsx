// Publishes an own template for whoever has its link, and asks that it is listed in the gallery.
import { Divider, Loader, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ShownLink } from '#web/ui/shown-link/shown-link.tsx';
import { ListingPart } from './listing-part.tsx';
import { NotDone } from './not-done.tsx';
import { PublishForm } from './publish-form.tsx';
import { useListing } from './use-listing.ts';

interface PublishDialogProps {
  readonly templateUuid: string;
  readonly onClose: () => void;
}

const widthPx = 520;

export function PublishDialog({ templateUuid, onClose }: PublishDialogProps) {
  const { formatMessage } = useIntl();
  const template = useVisitor().templates.find(({ uuid }) => uuid === templateUuid);
  const listing = useListing(templateUuid);
  return (
    <Dialog
      title={<FormattedMessage id="publish.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <Stack gap="md">
        {template && <PublishForm template={template} />}
        {template?.isPublished && (
          <ShownLink address={`/builder/#/template/${templateUuid}/`} isQuiet note={null} />
        )}
        <Divider />
        {listing.data && <ListingPart templateUuid={templateUuid} listing={listing.data} />}
        {listing.isPending && <Loader size="sm" aria-label={formatMessage({ id: 'publish.loading' })} />}
        <NotDone error={listing.error} />
      </Stack>
    </Dialog>
  );
}
