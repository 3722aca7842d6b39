// Stands in place of somebody else's template of which nothing can be made.
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import classes from './offered-template.module.css';

export function UnreadableOffer() {
  return (
    <Page title={<FormattedMessage id="unreadable.offered-title" />} width="narrow">
      <section className={classes.panel}>
        <p className={classes.text}>
          <FormattedMessage id="unreadable.offered-text" />
        </p>
        <div className={classes.actions}>
          <LinkButton to="/templates">
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
        </div>
      </section>
    </Page>
  );
}
