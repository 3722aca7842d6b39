// A small flag with which anybody tells the operators what is wrong with a template of the gallery.
import { IconFlag } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import classes from './report-button.module.css';

interface ReportButtonProps {
  readonly templateId: string;
  readonly name: string;
}

export function ReportButton({ templateId, name }: ReportButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={classes.report}
      title={formatMessage({ id: 'gallery.report' })}
      aria-label={formatMessage({ id: 'gallery.report-named' }, { name })}
      onClick={() => openDialog({ name: 'report-template', templateUuid: templateId })}
    >
      <IconFlag size={15} />
    </button>
  );
}
