// The frame both lists share: heading, create button, tabs and the warning when no more templates fit.
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor.ts';
import { Page } from '#web/ui/page.tsx';
import { CreateButton } from './create-button.tsx';
import { ListTabs } from './list-tabs.tsx';
import classes from './lists.module.css';

export function Lists({ children }: { readonly children: ReactNode }) {
  const { settings, templates, userCanAddNewTemplates } = useVisitor();
  return (
    <Page
      title={<FormattedMessage id="home.title" />}
      lead={<FormattedMessage id="home.lead" />}
      actions={templates.length > 0 && <CreateButton />}
    >
      <ListTabs count={templates.length} />
      {!userCanAddNewTemplates && (
        <Alert
          className={classes.warning ?? ''}
          color="yellow"
          icon={<IconAlertTriangle />}
          title={<FormattedMessage id="home.limit-title" />}
        >
          <FormattedMessage id="home.limit" values={{ max: settings.maxTemplatesIfNotSignedIn }} />
        </Alert>
      )}
      {children}
    </Page>
  );
}
