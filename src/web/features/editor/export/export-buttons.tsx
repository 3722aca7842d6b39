// Exports the model: a button for the workbook, and a menu of all other ways; shows the progress and a cancel button meanwhile.
import { ActionIcon, Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconFileSpreadsheet, IconLock, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useTemplateDocument } from '../document/document-context.ts';
import classes from './export-buttons.module.css';
import { ExportMenu } from './export-menu.tsx';
import { offerExportStarts } from './export-starts.ts';
import { useDownload } from './use-download.ts';
import { useMustBuy } from './use-must-buy.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useSpreadsheet } from './use-spreadsheet.ts';

export function ExportButtons() {
  const [hasCharts, setCharts] = useLocalStorage({ key: 'modelwright.charts', defaultValue: false });
  const place = useRef<HTMLDivElement>(null);
  const focus = useRestoreFocus(place);
  const download = useDownload(hasCharts, focus);
  const spreadsheet = useSpreadsheet(focus);
  const isBusy = download.building || spreadsheet.building;
  useStartsFromElsewhere(isBusy, download.start, spreadsheet.start);
  return (
    <div ref={place} className={classes.group}>
      <WorkbookButton isBusy={isBusy} onClick={download.start} />
      {isBusy ? (
        <CancelButton
          isSpreadsheet={spreadsheet.building}
          onCancel={download.building ? download.cancel : spreadsheet.cancel}
        />
      ) : (
        <ExportMenu hasCharts={hasCharts} onChange={setCharts} onSpreadsheet={spreadsheet.start} />
      )}
      <Progress
        isSpreadsheet={spreadsheet.building}
        percent={download.building ? download.percent : spreadsheet.percent}
      />
    </div>
  );
}

interface WorkbookButtonProps {
  /** Something is made, this or a spreadsheet. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function WorkbookButton({ isBusy, onClick }: WorkbookButtonProps) {
  const { formatMessage } = useIntl();
  const { mustBuy } = useMustBuy();
  const name = formatMessage({ id: 'editor.download' });
  return (
    <Tip label={name}>
      <Button
        className={classes.main ?? ''}
        leftSection={mustBuy ? <IconLock size={17} /> : <IconFileSpreadsheet size={18} />}
        loading={isBusy}
        onClick={onClick}
        aria-label={name}
        aria-description={mustBuy ? formatMessage({ id: 'take.locked' }) : undefined}
      >
        <span className={classes.words}>{name}</span>
        <span className={classes.short} aria-hidden="true">
          <FormattedMessage id="editor.download-short" />
        </span>
      </Button>
    </Tip>
  );
}

/** One export at a time, as with the button and its menu. */
function useStartsFromElsewhere(isBusy: boolean, workbook: () => void, spreadsheet: () => void): void {
  const open = useTemplateDocument();
  useEffect(() => (isBusy ? undefined : offerExportStarts(open, { workbook, spreadsheet })));
}

interface ProgressProps {
  readonly isSpreadsheet: boolean;
  /** Null before anything is known of it. */
  readonly percent: number | null;
}

function Progress({ isSpreadsheet, percent }: ProgressProps) {
  return (
    <span className={classes.progress} role="status">
      {percent !== null && !isSpreadsheet && <FormattedMessage id="editor.making" values={{ percent }} />}
      {percent !== null && isSpreadsheet && (
        <FormattedMessage id="take.making-spreadsheet-percent" values={{ percent }} />
      )}
      {percent === null && isSpreadsheet && <FormattedMessage id="take.making-spreadsheet" />}
    </span>
  );
}

interface CancelButtonProps {
  readonly isSpreadsheet: boolean;
  readonly onCancel: () => void;
}

function CancelButton({ isSpreadsheet, onCancel }: CancelButtonProps) {
  const { formatMessage } = useIntl();
  const label = isSpreadsheet
    ? formatMessage({ id: 'take.cancel-spreadsheet' })
    : formatMessage({ id: 'editor.cancel-download' });
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
