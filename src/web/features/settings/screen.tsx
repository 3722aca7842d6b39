// The visitor's settings: who they are to us, the language and the look of the interface.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor.ts';
import { Page } from '#web/ui/page.tsx';
import { LanguageChoice } from './parts/language-choice.tsx';
import { ThemeChoice } from './parts/theme-choice.tsx';
import classes from './screen.module.css';

export function SettingsScreen() {
  const visitor = useVisitor();
  return (
    <Page title={<FormattedMessage id="menu.settings" />} width="narrow">
      <div className={classes.groups}>
        <Group title={<FormattedMessage id="settings.account" />}>
          <Text>{visitor.email ?? <FormattedMessage id="settings.visitor" />}</Text>
          {visitor.isAnonymous && (
            <Text c="dimmed" size="sm">
              <FormattedMessage
                id="settings.visitor-limit"
                values={{ max: visitor.settings.maxTemplatesIfNotSignedIn, count: visitor.templates.length }}
              />
            </Text>
          )}
        </Group>
        <Group title={<FormattedMessage id="settings.language" />}>
          <LanguageChoice />
        </Group>
        <Group title={<FormattedMessage id="settings.theme" />}>
          <ThemeChoice />
        </Group>
      </div>
    </Page>
  );
}

function Group({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h2 className={classes.title}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
