// The settings: account, billing, spreadsheets behind links, sign-in, appearance, and data.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Page } from '#web/ui/page/page.tsx';
import { AccountGroup } from './account/account-group.tsx';
import { SignInGroup } from './account/sign-in-group.tsx';
import { LanguageChoice } from './appearance/language-choice.tsx';
import { ThemeChoice } from './appearance/theme-choice.tsx';
import { PlanGroup } from './billing/plan-group.tsx';

import { DataGroup } from './data/data-group.tsx';
import { NewModelsGroup } from './data/new-models-group.tsx';
import { SettingsGroup } from './layout/settings-group.tsx';
import { SettingsRow } from './layout/settings-row.tsx';
import { PurchasesGroup } from './purchases/purchases-group.tsx';
import classes from './screen.module.css';
import { SecondFactorGroup } from './second-factor/second-factor-group.tsx';
import { SpreadsheetsGroup } from './spreadsheets/spreadsheets-group.tsx';

export function SettingsScreen() {
  const { isSignedIn, orders, languages, settings } = useVisitor();
  const { formatMessage } = useIntl();
  return (
    <Page title={<FormattedMessage id="menu.settings" />} width="narrow">
      <div className={classes.groups}>
        <LockedInView>
          <AccountGroup />
          <PlanGroup />
          {orders.length > 0 && <PurchasesGroup orders={orders} />}
          <SpreadsheetsGroup />
          {isSignedIn && <SignInGroup />}
          {settings.plan === 'admin' && <SecondFactorGroup />}
          {languages.length > 1 && (
            <SettingsGroup title={formatMessage({ id: 'settings.language' })}>
              <LanguageChoice />
            </SettingsGroup>
          )}
        </LockedInView>
        <SettingsGroup title={formatMessage({ id: 'settings.theme' })}>
          <ThemeChoice />
        </SettingsGroup>
        <LockedInView>
          <NewModelsGroup />
          <DataGroup />
          <HelpGroup />
        </LockedInView>
      </div>
    </Page>
  );
}

function HelpGroup() {
  const { formatMessage } = useIntl();
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.help' })}>
      <SettingsRow
        text={<FormattedMessage id="settings.help-text" />}
        action={
          <Button variant="default" onClick={() => openDialog({ name: 'feedback' })}>
            <FormattedMessage id="settings.help-button" />
          </Button>
        }
      />
    </SettingsGroup>
  );
}
