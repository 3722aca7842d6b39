// Shown while a screen's code is loading.
import { useIntl } from 'react-intl';
import { FullScreenSpinner } from '#web/ui/page/full-screen-spinner.tsx';

export function PendingScreen() {
  const { formatMessage } = useIntl();
  return <FullScreenSpinner label={formatMessage({ id: 'app.loading' })} />;
}
