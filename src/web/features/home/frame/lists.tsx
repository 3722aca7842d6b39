// The frame shared by both lists: heading, tabs and the warning when the template limit is reached.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Page } from '#web/ui/page/page.tsx';
import { useOwnTemplates } from '../own/templates/use-own-templates.ts';
import { LimitWarning } from './limit-warning.tsx';
import { ListTabs } from './list-tabs.tsx';

export function Lists({ children }: { readonly children: ReactNode }) {
  const { templates, cloning, canAdd } = useOwnTemplates();
  return (
    <Page title={<FormattedMessage id="home.title" />} lead={<FormattedMessage id="home.lead" />}>
      <ListTabs count={templates.length + cloning.length} />
      {!canAdd && <LimitWarning />}
      {children}
    </Page>
  );
}
