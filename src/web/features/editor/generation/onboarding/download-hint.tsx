// Says how the model is taken away, and that it is bought there first where that is so.
import { FormattedMessage } from 'react-intl';
import { useMustBuy } from '../../export/use-must-buy.ts';

export function DownloadHint() {
  const { mustBuy } = useMustBuy();
  return mustBuy ? (
    <FormattedMessage id="onboarding.buy-hint" />
  ) : (
    <FormattedMessage id="onboarding.download-hint" />
  );
}
