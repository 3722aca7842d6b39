// Everything in the gallery, whoever put it there; any of it can be taken out.
import { Badge, Button, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { TakeOutDialog } from '../parts/take-out-dialog.tsx';
import { type GalleryTemplate, useGallery } from '../parts/use-gallery.ts';

export function InGallery({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const gallery = useGallery(refreshes);
  const [taken, setTaken] = useState<GalleryTemplate | null>(null);
  const columns = useGalleryColumns(setTaken);
  return (
    <>
      <PagedTable
        pages={gallery}
        label={formatMessage({ id: 'approval.listed' })}
        failed={formatMessage({ id: 'prices.gallery-failed' })}
        empty={<FormattedMessage id="prices.no-gallery" />}
        columns={columns}
        keyOf={({ uuid }) => uuid}
        toneOf={({ openReports }) => (openReports > 0 ? 'marked' : undefined)}
      />
      {taken && (
        <TakeOutDialog
          template={taken}
          onClose={() => setTaken(null)}
          onDone={() => {
            setTaken(null);
            gallery.again();
          }}
        />
      )}
    </>
  );
}

function useGalleryColumns(
  onTakeOut: (template: GalleryTemplate) => void,
): readonly OperatorColumn<GalleryTemplate>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        title: formatMessage({ id: 'prices.template' }),
        width: 'wide',
        cell: ({ name, uuid }) => name || uuid,
      },
      {
        id: 'from',
        title: formatMessage({ id: 'approval.from' }),
        cell: (template) => <From {...template} />,
      },
      {
        id: 'checks',
        title: formatMessage({ id: 'approval.checks' }),
        cell: ({ isVerified }) =>
          isVerified ? (
            <FormattedMessage id="approval.sound" />
          ) : (
            <Text size="sm" c="red">
              <FormattedMessage id="approval.unsound" />
            </Text>
          ),
      },
      {
        id: 'reports',
        title: formatMessage({ id: 'approval.reports' }),
        align: 'end',
        cell: ({ openReports }) => openReports,
      },
      {
        id: 'at',
        title: formatMessage({ id: 'approval.changed' }),
        cell: ({ timestamp }) => <ShownTime at={timestamp} />,
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: (template) => (
          <Group gap="xs">
            <Button size="compact-sm" variant="light" color="red" onClick={() => onTakeOut(template)}>
              <FormattedMessage id="approval.take-out" />
            </Button>
          </Group>
        ),
      },
    ],
    [formatMessage, onTakeOut],
  );
}

function From({ isShipped, savedBy }: GalleryTemplate) {
  if (isShipped)
    return (
      <Badge variant="light" color="gray" miw="max-content">
        <FormattedMessage id="approval.shipped" />
      </Badge>
    );
  return <>{savedBy ?? '–'}</>;
}
