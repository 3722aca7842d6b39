// The templates whose owners want them to be listed, each to be looked at, approved or refused.
import { Badge, Button, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { usePages } from '../parts/use-pages.ts';
import { Examined, type Listing } from './examined.tsx';

async function readListings(_all: null, skip: number, signal: AbortSignal) {
  const { listings, ...more } = await call('listListings', { query: { skip }, signal });
  return { ...more, rows: listings };
}

export function WaitingListings({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const listings = usePages(null, readListings, refreshes);
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = useListingColumns(openId, setOpenId);
  return (
    <PagedTable
      pages={listings}
      label={formatMessage({ id: 'approval.waiting' })}
      failed={formatMessage({ id: 'approval.failed' })}
      empty={<FormattedMessage id="approval.none-waiting" />}
      columns={columns}
      keyOf={({ uuid }) => uuid}
      detailsOf={(listing) =>
        listing.uuid === openId && (
          <Examined
            listing={listing}
            onAnswered={() => {
              setOpenId(null);
              listings.again();
            }}
          />
        )
      }
    />
  );
}

function useListingColumns(
  openId: string | null,
  onOpen: (uuid: string | null) => void,
): readonly OperatorColumn<Listing>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'at',
        title: formatMessage({ id: 'payments.asked' }),
        width: 'tight',
        cell: ({ askedAt, updatedAt, isChange }) => <ShownTime at={isChange ? updatedAt : askedAt} />,
      },
      {
        id: 'name',
        title: formatMessage({ id: 'prices.template' }),
        width: 'wide',
        cell: (listing) => <ListingName {...listing} />,
      },
      {
        id: 'owner',
        title: formatMessage({ id: 'approval.owner' }),
        cell: ({ owner }) => owner.email ?? owner.accountId,
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: ({ uuid }) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={uuid === openId}
            onClick={() => onOpen(uuid === openId ? null : uuid)}
          >
            <FormattedMessage id="approval.examine" />
          </Button>
        ),
      },
    ],
    [formatMessage, openId, onOpen],
  );
}

function ListingName({ name, description, services, isChange, isPublished }: Listing) {
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" fw={550}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {description || services.join('; ')}
      </Text>
      {isChange && (
        <Badge variant="light" color="blue" miw="max-content">
          <FormattedMessage id="approval.change" />
        </Badge>
      )}
      {!isPublished && (
        <Badge variant="light" color="gray" miw="max-content">
          <FormattedMessage id="approval.private" />
        </Badge>
      )}
    </Stack>
  );
}
