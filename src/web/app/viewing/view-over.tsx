// All that is shown once a view as somebody else is over: that it is, and the way back.
import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type MouseEvent, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { areaAddress, type View } from '#web/api/view-as.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import classes from './view-over.module.css';

/** The address is that of the area already: what is left is a page without the view. */
function goBack(event: MouseEvent): void {
  event.preventDefault();
  window.location.reload();
}

export function ViewOver({ view }: { readonly view: View }) {
  const { formatMessage, locale } = useIntl();
  const title = formatMessage({ id: 'app.page-title' }, { name: formatMessage({ id: 'view-as.over' }) });
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = locale;
  }, [title, locale]);
  return (
    <main className={classes.screen}>
      <EmptyState
        level={1}
        icon={<IconEyeOff size={30} />}
        title={<FormattedMessage id="view-as.over" />}
        action={
          <Button component="a" href={areaAddress(view)} onClick={goBack}>
            <FormattedMessage id="view-as.back" />
          </Button>
        }
      >
        <FormattedMessage id="view-as.over-text" />
      </EmptyState>
    </main>
  );
}
