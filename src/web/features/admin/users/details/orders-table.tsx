// The orders of one user.
import { FormattedMessage, useIntl } from 'react-intl';
import { type OperatorColumn, OperatorTable } from '../../parts/operator-table.tsx';
import { ShortDate } from '../format/short-date.tsx';
import type { UserOrder } from '../state/admin-user.ts';
import { NoRows } from './no-rows.tsx';
import { Price } from './price.tsx';
import classes from './user-tabs.module.css';

const columns: readonly OperatorColumn<UserOrder>[] = [
  {
    id: 'name',
    title: <FormattedMessage id="users.order-name" />,
    cell: ({ name }) => <strong>{name || <FormattedMessage id="users.order-unnamed" />}</strong>,
  },
  {
    id: 'id',
    title: <FormattedMessage id="users.order-id" />,
    cell: ({ orderId }) => <code className={classes.code}>{orderId}</code>,
  },
  {
    id: 'email',
    title: <FormattedMessage id="users.email" />,
    cell: ({ email }) => email || '–',
  },
  {
    id: 'template',
    title: <FormattedMessage id="users.order-template" />,
    cell: ({ templateUuid }) => (templateUuid ? <code className={classes.uuid}>{templateUuid}</code> : '–'),
  },
  {
    id: 'price',
    title: <FormattedMessage id="users.price" />,
    align: 'end',
    width: 'tight',
    cell: ({ price, currency }) => <Price amount={price} currency={currency} />,
  },
  {
    id: 'date',
    title: <FormattedMessage id="users.order-date" />,
    width: 'tight',
    cell: ({ date }) => <ShortDate at={date} />,
  },
  {
    id: 'link',
    title: <FormattedMessage id="users.order-link" />,
    cell: ({ gsUrl }) =>
      gsUrl ? (
        <a href={gsUrl} target="_blank" rel="noreferrer">
          <FormattedMessage id="users.order-open" />
        </a>
      ) : (
        <FormattedMessage id="users.order-no-link" />
      ),
  },
];

export function OrdersTable({ orders }: { readonly orders: readonly UserOrder[] }) {
  const { formatMessage } = useIntl();
  if (orders.length === 0)
    return (
      <NoRows>
        <FormattedMessage id="users.no-orders" />
      </NoRows>
    );
  return (
    <OperatorTable
      label={formatMessage({ id: 'users.tab-orders' })}
      columns={columns}
      rows={orders}
      keyOf={({ orderId }) => orderId}
    />
  );
}
