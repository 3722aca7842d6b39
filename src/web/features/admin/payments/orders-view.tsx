// Everybody's orders: found by id, address or name, each with its events, and given back.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { Toolbar } from '../parts/tab-head.tsx';
import { usePages } from '../parts/use-pages.ts';
import { type Order, OrderAmount, OrderName, OrderState, useStateNames } from './order-cells.tsx';
import { OrderEvents } from './order-events.tsx';
import { GrantDialog } from './refund-dialogs.tsx';

interface Search {
  readonly query: string;
  readonly state: string;
}

const everything: Search = { query: '', state: '' };

async function readOrders({ query, state }: Search, skip: number, signal: AbortSignal) {
  const asked = { query, state: state || undefined, skip };
  const { orders, ...more } = await call('listAllOrders', { query: asked, signal });
  return { ...more, rows: orders };
}

export function OrdersView({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState(everything);
  const [openId, setOpenId] = useState<string | null>(null);
  const [refunded, setRefunded] = useState<Order | null>(null);
  const orders = usePages(everything, readOrders, refreshes);
  const columns = useOrderColumns(openId, setOpenId, setRefunded);
  return (
    <>
      <OrderSearch search={search} onChange={setSearch} onSearch={orders.show} />
      <PagedTable
        pages={orders}
        label={formatMessage({ id: 'payments.orders' })}
        failed={formatMessage({ id: 'payments.orders-failed' })}
        empty={<FormattedMessage id="payments.no-orders" />}
        columns={columns}
        keyOf={({ id }) => id}
        toneOf={({ state }) => (state === 'disputed' ? 'error' : undefined)}
        detailsOf={({ id }) => id === openId && <OrderEvents orderId={id} />}
      />
      {refunded && (
        <GrantDialog
          order={{ ...refunded, orderId: refunded.id, amount: refunded.refundable }}
          onClose={() => setRefunded(null)}
          onDone={() => {
            setRefunded(null);
            orders.again();
          }}
        />
      )}
    </>
  );
}

interface OrderSearchProps {
  readonly search: Search;
  readonly onChange: (search: Search) => void;
  readonly onSearch: (search: Search) => void;
}

function OrderSearch({ search, onChange, onSearch }: OrderSearchProps) {
  const { formatMessage } = useIntl();
  const names = useStateNames();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search);
  };
  const states = Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <form onSubmit={submit}>
      <Toolbar>
        <TextInput
          label={formatMessage({ id: 'payments.search' })}
          value={search.query}
          maxLength={200}
          onChange={({ currentTarget }) => onChange({ ...search, query: currentTarget.value })}
        />
        <NativeSelect
          label={formatMessage({ id: 'payments.state' })}
          data={[{ value: '', label: formatMessage({ id: 'payments.all' }) }, ...states]}
          value={search.state}
          onChange={({ currentTarget }) => {
            const changed = { ...search, state: currentTarget.value };
            onChange(changed);
            onSearch(changed);
          }}
        />
        <Button type="submit" variant="default">
          <FormattedMessage id="payments.find" />
        </Button>
      </Toolbar>
    </form>
  );
}

function useOrderColumns(
  openId: string | null,
  onOpen: (id: string | null) => void,
  onRefund: (order: Order) => void,
): readonly OperatorColumn<Order>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'at',
        title: formatMessage({ id: 'payments.date' }),
        cell: (order) => <ShownTime at={order.paidAt ?? order.createdAt} />,
      },
      {
        id: 'name',
        title: formatMessage({ id: 'payments.order' }),
        width: 'wide',
        cell: (order) => <OrderName {...order} />,
      },
      {
        id: 'amount',
        title: formatMessage({ id: 'payments.amount' }),
        align: 'end',
        width: 'tight',
        cell: (order) => <OrderAmount {...order} />,
      },
      {
        id: 'state',
        title: formatMessage({ id: 'payments.state' }),
        cell: (order) => <OrderState {...order} />,
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: (order) => (
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={order.id === openId}
              onClick={() => onOpen(order.id === openId ? null : order.id)}
            >
              <FormattedMessage id="payments.show-events" />
            </Button>
            {order.refundable > 0 && order.refundGrantedAt === null && (
              <Button size="compact-sm" variant="light" color="red" onClick={() => onRefund(order)}>
                <FormattedMessage id="payments.refund" />
              </Button>
            )}
          </Group>
        ),
      },
    ],
    [formatMessage, openId, onOpen, onRefund],
  );
}
