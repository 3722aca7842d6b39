// The button that brings the workbook, beside it what the workbook holds; while it is being made, how far it is and a way to stop.
import { ActionIcon, Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tip } from '#web/ui/tip.tsx';
import classes from './download-button.module.css';
import { DownloadChoices } from './later-parts.tsx';
import { useDownload } from './use-download.ts';

export function DownloadButton() {
  const { formatMessage } = useIntl();
  const [hasCharts, setCharts] = useLocalStorage({ key: 'modelwright.charts', defaultValue: false });
  const { start, cancel, isBusy, isBuilding, percent } = useDownload(hasCharts);
  return (
    <div className={classes.group}>
      <Button
        className={classes.main ?? ''}
        leftSection={<IconFileSpreadsheet size={18} />}
        loading={isBusy}
        onClick={start}
        aria-label={formatMessage({ id: 'editor.download' })}
      >
        <FormattedMessage id="editor.download" />
      </Button>
      {isBuilding ? (
        <CancelButton onCancel={cancel} />
      ) : (
        <DownloadChoices hasCharts={hasCharts} onChange={setCharts} isDisabled={isBusy} />
      )}
      <span className={classes.progress} role="status">
        {percent !== null && <FormattedMessage id="editor.making" values={{ percent }} />}
      </span>
    </div>
  );
}

function CancelButton({ onCancel }: { readonly onCancel: () => void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'editor.cancel-download' });
  return (
    <Tip label={label}>
      <ActionIcon
        className={classes.side ?? ''}
        variant="filled"
        size={36}
        aria-label={label}
        onClick={onCancel}
      >
        <IconX size={17} />
      </ActionIcon>
    </Tip>
  );
}
