// Users with the templates that were found of them: their names, or all that is known where the context counts.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { type OperatorColumn, OperatorTable } from '../parts/operator-table.tsx';
import { TemplateFacts } from '../parts/templates/template-facts.tsx';
import { UserTemplatesDialog } from '../parts/templates/user-templates-dialog.tsx';
import classes from './templates-tab.module.css';
import type { TemplateSearch, UserWithTemplates } from './use-template-search.ts';

interface UsersViewProps {
  readonly users: readonly UserWithTemplates[];
  readonly view: Exclude<TemplateSearch['kind'], 'names'>;
}

const texts = defineMessages({
  user: { id: 'admin.record-user' },
  noName: { id: 'admin.no-name' },
  templates: { id: 'admin.templates' },
  actions: { id: 'admin.actions' },
});

const nameOf = ({ firstName, lastName }: UserWithTemplates): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export function UsersView({ users, view }: UsersViewProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<UserWithTemplates | null>(null);
  const columns = useMemo(() => columnsIn(formatMessage, view, setShown), [formatMessage, view]);
  return (
    <>
      <OperatorTable
        label={formatMessage({ id: 'admin.templates-users' })}
        columns={columns}
        rows={users}
        keyOf={({ userId }) => userId}
      />
      {shown && (
        <UserTemplatesDialog
          userId={shown.userId}
          who={nameOf(shown) || (shown.email ?? shown.userId)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

const columnsIn = (
  say: IntlShape['formatMessage'],
  view: UsersViewProps['view'],
  onShow: (user: UserWithTemplates) => void,
): readonly OperatorColumn<UserWithTemplates>[] => [
  {
    id: 'user',
    title: say(texts.user),
    cell: (user) => (
      <>
        <div className={classes.userName}>{nameOf(user) || say(texts.noName)}</div>
        {user.email && <div>{user.email}</div>}
        <div className={classes.code}>{user.userId}</div>
      </>
    ),
  },
  {
    id: 'templates',
    title: say(texts.templates),
    width: 'wide',
    cell: (user) => (view === 'context' ? <Facts {...user} /> : <Names {...user} />),
  },
  {
    id: 'actions',
    title: say(texts.actions),
    width: 'tight',
    isUntitledOnCards: true,
    cell: (user) => (
      <Button size="compact-sm" variant="default" onClick={() => onShow(user)}>
        <FormattedMessage id="admin.user-templates-show" />
      </Button>
    ),
  },
];

const Names = ({ templates, templatesCount }: UserWithTemplates) => (
  <ul className={classes.names}>
    {templates.map(({ uuid, name }) => (
      <li key={uuid}>{name || <FormattedMessage id="admin.template-untitled" />}</li>
    ))}
    <Others templates={templates} templatesCount={templatesCount} />
  </ul>
);

const Facts = ({ templates, templatesCount }: UserWithTemplates) => (
  <ul className={classes.templates}>
    {templates.map((template) => (
      <li key={template.uuid}>
        <TemplateFacts template={template} resourceCount={template.resourceCount} />
      </li>
    ))}
    <Others templates={templates} templatesCount={templatesCount} />
  </ul>
);

/** A list names only so many of one user. */
function Others({ templates, templatesCount }: Pick<UserWithTemplates, 'templates' | 'templatesCount'>) {
  const count = templatesCount - templates.length;
  if (count <= 0) return null;
  return (
    <li>
      <FormattedMessage id="admin.templates-others" values={{ count }} />
    </li>
  );
}
