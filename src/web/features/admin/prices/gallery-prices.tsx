// What each template of the gallery costs, how that came, and a field to set it.
import { Button, Group, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../parts/money.tsx';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { type GalleryTemplate, useGallery } from '../parts/use-gallery.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PriceHistory } from './price-history.tsx';

/** Templates are sold in dollars. */
const currency = 'usd';

export function GalleryPrices({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const gallery = useGallery(refreshes);
  const [priced, setPriced] = useState<GalleryTemplate | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = usePriceColumns(openId, setOpenId, setPriced);
  return (
    <section>
      <Title order={3} size="h4" mt="xl" mb="sm">
        <FormattedMessage id="prices.gallery" />
      </Title>
      <PagedTable
        pages={gallery}
        label={formatMessage({ id: 'prices.gallery' })}
        failed={formatMessage({ id: 'prices.gallery-failed' })}
        empty={<FormattedMessage id="prices.no-gallery" />}
        columns={columns}
        keyOf={({ uuid }) => uuid}
        detailsOf={({ uuid }) => uuid === openId && <PriceHistory templateUuid={uuid} currency={currency} />}
      />
      {priced && (
        <PriceDialog
          template={priced}
          onClose={() => setPriced(null)}
          onDone={() => {
            setPriced(null);
            setOpenId(null);
            gallery.again();
          }}
        />
      )}
    </section>
  );
}

function usePriceColumns(
  openId: string | null,
  onOpen: (uuid: string | null) => void,
  onPrice: (template: GalleryTemplate) => void,
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
        id: 'price',
        title: formatMessage({ id: 'prices.price' }),
        align: 'end',
        cell: ({ priceCents }) =>
          priceCents === 0 ? (
            <FormattedMessage id="prices.free" />
          ) : (
            <Money amount={priceCents} currency={currency} />
          ),
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: (template) => (
          <Group gap="xs">
            <Button size="compact-sm" variant="light" onClick={() => onPrice(template)}>
              <FormattedMessage id="prices.set" />
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={template.uuid === openId}
              onClick={() => onOpen(template.uuid === openId ? null : template.uuid)}
            >
              <FormattedMessage id="prices.history" />
            </Button>
          </Group>
        ),
      },
    ],
    [formatMessage, openId, onOpen, onPrice],
  );
}
