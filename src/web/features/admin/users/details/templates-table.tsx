// The templates of one user.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type OperatorColumn, OperatorTable } from '../../parts/operator-table.tsx';
import { TemplateJsonDialog } from '../../parts/templates/template-json-dialog.tsx';
import { ShortDate } from '../format/short-date.tsx';
import type { UserTemplate } from '../state/admin-user.ts';
import { NoRows } from './no-rows.tsx';
import { Price } from './price.tsx';
import classes from './user-tabs.module.css';

type Column = OperatorColumn<UserTemplate>;

const texts: readonly Column[] = [
  {
    id: 'name',
    title: <FormattedMessage id="users.template-name" />,
    cell: ({ name }) => <strong>{name || <FormattedMessage id="users.template-untitled" />}</strong>,
  },
  {
    id: 'uuid',
    title: <FormattedMessage id="users.template-uuid" />,
    cell: ({ uuid }) => <code className={classes.uuid}>{uuid}</code>,
  },
  {
    id: 'context',
    title: <FormattedMessage id="users.template-context" />,
    cell: ({ templateContext }) => templateContext || '–',
  },
  {
    id: 'price',
    title: <FormattedMessage id="users.price" />,
    align: 'end',
    width: 'tight',
    cell: ({ price }) => <Price amount={price} />,
  },
  {
    id: 'description',
    title: <FormattedMessage id="users.template-description" />,
    width: 'wide',
    cell: ({ description }) => description || '–',
  },
  {
    id: 'language',
    title: <FormattedMessage id="users.template-language" />,
    width: 'tight',
    cell: ({ language }) => <code className={classes.code}>{language}</code>,
  },
];

const dates: readonly Column[] = [
  {
    id: 'created',
    title: <FormattedMessage id="users.template-created" />,
    width: 'tight',
    cell: ({ createdAt }) => <ShortDate at={createdAt} />,
  },
  {
    id: 'updated',
    title: <FormattedMessage id="users.template-updated" />,
    width: 'tight',
    cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
  },
];

export function TemplatesTable({ templates }: { readonly templates: readonly UserTemplate[] }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<UserTemplate | null>(null);
  if (templates.length === 0)
    return (
      <NoRows>
        <FormattedMessage id="users.no-templates" />
      </NoRows>
    );
  const view: Column = {
    id: 'view',
    title: <FormattedMessage id="users.template-json" />,
    isUntitledOnCards: true,
    width: 'tight',
    cell: (template) => (
      <Button size="compact-sm" variant="default" onClick={() => setShown(template)}>
        <FormattedMessage id="users.template-view" />
      </Button>
    ),
  };
  return (
    <>
      <OperatorTable
        label={formatMessage({ id: 'users.tab-templates' })}
        columns={[...texts, ...dates, view]}
        rows={templates}
        keyOf={({ uuid }) => uuid}
      />
      {shown && <TemplateJsonDialog template={shown} onClose={() => setShown(null)} />}
    </>
  );
}
