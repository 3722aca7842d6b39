// Says which fields of a template were repaired when it was read.
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Fault } from '#template/fault.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { type RepairedField, repairedFields } from './repaired-fields.ts';
import classes from './repairs-notice.module.css';

export function RepairsNotice({ repairs }: { readonly repairs: readonly Fault[] }) {
  const { uuid, store, scope } = useTemplateDocument();
  const notify = useNotify();
  useEffect(() => {
    const id = `${uuid} repairs`;
    notify({
      id,
      color: 'yellow',
      title: <FormattedMessage id="repairs.title" />,
      message: <Message fields={repairedFields(repairs)} />,
      autoClose: false,
    });
    store.setState({ repairs: [] });
    scope.onClose.add(() => notifications.hide(id));
  }, [repairs, uuid, store, scope, notify]);
  return null;
}

function Message({ fields }: { readonly fields: readonly RepairedField[] }) {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const said = fields.map(({ name, count }) => {
    const field = formatMessage(name);
    return count === 1 ? field : `${field} (${formatNumber(count)})`;
  });
  return (
    <div className={classes.text}>
      <FormattedMessage id="repairs.text" values={{ fields: formatList(said) }} />
    </div>
  );
}
