// Exports the model to a workbook or a cloud spreadsheet; shows the progress and a cancel button while exporting.
import { ActionIcon, Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconFileSpreadsheet, IconLock, IconTableExport, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { Tip } from '#web/ui/tips/tip.tsx';
import classes from './export-buttons.module.css';
import { ExportMenu } from './export-menu.tsx';
import { useCloudSpreadsheet } from './use-cloud-spreadsheet.ts';
import { useDownload } from './use-download.ts';
import { useMustBuy } from './use-must-buy.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

export function ExportButtons() {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const [hasCharts, setCharts] = useLocalStorage({ key: 'modelwright.charts', defaultValue: false });
  const { mustBuy } = useMustBuy();
  const place = useRef<HTMLDivElement>(null);
  const focus = useRestoreFocus(place);
  const download = useDownload(hasCharts, focus);
  const cloud = useCloudSpreadsheet(focus, download.start);
  const isBusy = download.building || cloud.buildingGS;
  const asWorkbook = formatMessage({ id: 'editor.download' });
  const inCloud = formatMessage({ id: 'take.cloud' });
  const CloudIcon = mustBuy ? IconLock : IconTableExport;
  return (
    <div ref={place} className={classes.group}>
      <Tip label={asWorkbook}>
        <Button
          className={classes.main ?? ''}
          leftSection={mustBuy ? <IconLock size={17} /> : <IconFileSpreadsheet size={18} />}
          loading={download.building}
          disabled={cloud.buildingGS}
          onClick={download.start}
          aria-label={asWorkbook}
          aria-description={mustBuy ? formatMessage({ id: 'take.locked' }) : undefined}
        >
          <span className={classes.words}>{asWorkbook}</span>
          <span className={classes.short} aria-hidden="true">
            <FormattedMessage id="editor.download-short" />
          </span>
        </Button>
      </Tip>
      {!isNarrow && (
        <Tip label={inCloud}>
          <ActionIcon
            className={classes.middle ?? ''}
            variant="filled"
            size={36}
            loading={cloud.buildingGS}
            disabled={download.building}
            aria-label={inCloud}
            aria-description={mustBuy ? formatMessage({ id: 'take.locked' }) : undefined}
            onClick={cloud.start}
          >
            <CloudIcon size={18} />
          </ActionIcon>
        </Tip>
      )}
      {isBusy ? (
        <CancelButton onCancel={download.building ? download.cancel : cloud.cancel} />
      ) : (
        <ExportMenu hasCharts={hasCharts} onChange={setCharts} onCloud={cloud.start} />
      )}
      <span className={classes.progress} role="status">
        {download.percent !== null && (
          <FormattedMessage id="editor.making" values={{ percent: download.percent }} />
        )}
        {cloud.buildingGS && <FormattedMessage id="take.making-cloud" />}
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
