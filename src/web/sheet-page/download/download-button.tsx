// The button that downloads the spreadsheet with the changes of its visitor, and says in words why it could not.
import { IconDownload, IconX } from '@tabler/icons-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import classes from './download-button.module.css';
import type { DownloadFault } from './fetch-file.ts';
import { useDownload } from './use-download.ts';

const faultTexts = defineMessages({
  failed: { id: 'book.download-failed' },
  gone: { id: 'book.download-gone' },
  refused: { id: 'book.download-refused' },
  busy: { id: 'book.download-busy' },
  changing: { id: 'book.download-changing' },
}) satisfies Readonly<Record<DownloadFault, unknown>>;

export function DownloadButton({ title }: { readonly title: string }) {
  const { formatMessage } = useIntl();
  const { download, begin, forget } = useDownload(title);
  const isRunning = download.kind === 'running';
  const label = isRunning
    ? formatMessage({ id: 'book.downloading' }, { percent: Math.round(download.share * 100) })
    : formatMessage({ id: 'book.download' });
  return (
    <div className={classes.place}>
      <ToolButton
        label={label}
        icon={<IconDownload size={18} />}
        isWide
        isMain
        aria-busy={isRunning}
        onClick={() => void begin()}
      />
      {isRunning && <progress className={classes.progress} value={download.share} aria-label={label} />}
      <div role="alert" className={classes.alert}>
        {download.kind === 'refused' && (
          <p className={classes.refused}>
            <FormattedMessage {...faultTexts[download.fault]} />
            <ToolButton
              label={formatMessage({ id: 'app.close' })}
              icon={<IconX size={16} />}
              onClick={forget}
            />
          </p>
        )}
      </div>
    </div>
  );
}
