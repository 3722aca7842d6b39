// Says how the model is taken away, and that it is bought there first where that is so.
import { FormattedMessage } from 'react-intl';
import { useIsUnpaid } from '../../session/use-is-unpaid.ts';

export const DownloadHint = () =>
  useIsUnpaid() ? (
    <FormattedMessage id="onboarding.buy-hint" />
  ) : (
    <FormattedMessage id="onboarding.download-hint" />
  );
