// Says why an export failed and what can be done about it; an error in the model is shown until it is fixed.
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { type CalculationClient, useCalculation } from '../calculation/calculation-client.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { useNotifyDriveEnded } from './use-notify-drive-ended.tsx';

export class UnsavedError extends Error {}

/** The diagnostic that prevents the export, as the page knows it too. */
const faultIn = ({ calculated }: CalculationClient): string | null =>
  calculated.getState().diagnostics.find(({ severity }) => severity === 'error')?.message ?? null;

type Output = 'workbook' | 'spreadsheet';

const failed = defineMessages({
  workbook: { id: 'editor.download-failed' },
  spreadsheet: { id: 'take.spreadsheet-failed' },
});

const cancelled = defineMessages({
  workbook: { id: 'editor.download-cancelled' },
  spreadsheet: { id: 'take.spreadsheet-cancelled' },
});

/** A request that its page gave up is one that was stopped too. */
const isStopped = (error: Error): boolean =>
  isRefusal(error, 'build-cancelled') || error.name === 'AbortError';

export function useNotifyFailure(offer: () => void, output: Output) {
  const { formatMessage } = useIntl();
  const { uuid } = useTemplateDocument();
  const notify = useNotify();
  const reason = useReason();
  const tellDriveEnded = useNotifyDriveEnded();
  const id = `${uuid} not built`;
  const calculation = useCalculation();
  useHideOnceFixed(calculation, id);
  return (error: Error) => {
    if (isRefusal(error, 'payment-required')) return offer();
    if (isRefusal(error, 'google-drive-ended')) return tellDriveEnded();
    if (isStopped(error)) return notify({ message: formatMessage(cancelled[output]) });
    const notice = { color: 'red', title: formatMessage(failed[output]), autoClose: false };
    const fault = isRefusal(error, 'template-invalid') ? faultIn(calculation) : null;
    if (fault !== null) {
      return notify({ ...notice, id, message: formatMessage({ id: 'take.fix-first' }, { fault }) });
    }
    const why =
      error instanceof UnsavedError ? formatMessage({ id: 'editor.download-unsaved' }) : reason(error);
    return notify({ ...notice, message: why });
  };
}

/** Another diagnostic is another reason. */
function useHideOnceFixed(calculation: CalculationClient, noticeId: string): void {
  useEffect(() => {
    let fault = faultIn(calculation);
    const look = () => {
      if (faultIn(calculation) === fault) return;
      fault = faultIn(calculation);
      notifications.hide(noticeId);
    };
    const stop = calculation.calculated.subscribe(look);
    return () => {
      stop();
      notifications.hide(noticeId);
    };
  }, [calculation, noticeId]);
}
