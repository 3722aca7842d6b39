// The page for an unknown address.
import { IconCompassOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import classes from './screen.module.css';

export function NotFoundScreen() {
  return (
    <div className={classes.screen}>
      <EmptyState
        level={1}
        icon={<IconCompassOff size={30} />}
        title={<FormattedMessage id="not-found.title" />}
        action={
          <LinkButton to="/">
            <FormattedMessage id="not-found.back" />
          </LinkButton>
        }
      >
        <FormattedMessage id="not-found.text" />
      </EmptyState>
    </div>
  );
}
