// The menu beside the download: what the Excel file contains besides its numbers, and all other ways to share the model.
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconHistory,
  IconLock,
  IconMail,
  IconPrinter,
  IconTableShare,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';
import classes from './export-buttons.module.css';
import { useMustBuy } from './use-must-buy.ts';
import { useLacksMailServer, useReadOnlyPreview } from './use-read-only-preview.ts';
import { useSpreadsheetTexts } from './use-spreadsheet-texts.ts';

interface ExportMenuProps {
  readonly hasCharts: boolean;
  readonly onChange: (hasCharts: boolean) => void;
  readonly onSpreadsheet: () => void;
}

const iconSize = 16;

export function ExportMenu({ hasCharts, onChange, onSpreadsheet }: ExportMenuProps) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  return (
    <Menu {...useMenuOpen()} position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          className={classes.side ?? ''}
          variant="filled"
          size={36}
          aria-label={formatMessage({ id: 'editor.download-choices' })}
        >
          <IconChevronDown size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem
          classNames={{ itemIndicator: classes.check ?? '' }}
          checked={hasCharts}
          onChange={onChange}
        >
          <FormattedMessage id="editor.with-charts" />
        </Menu.CheckboxItem>
        <Menu.Divider />
        <SpreadsheetItem onClick={onSpreadsheet} />
        {embeddedPage === null && <PrintItem />}
        <PreviewItem />
        {isNarrow && (
          <Menu.Item
            leftSection={<IconHistory size={iconSize} />}
            onClick={() => openEditorDialog(open, { name: 'versions' })}
          >
            <FormattedMessage id="versions.title" />
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Where this server makes none, nobody is offered one. */
function SpreadsheetItem({ onClick }: { readonly onClick: () => void }) {
  const { formatMessage } = useIntl();
  const { hasSpreadsheets } = useVisitor();
  const { mustBuy } = useMustBuy();
  const { name } = useSpreadsheetTexts();
  if (!hasSpreadsheets) return null;
  const Icon = mustBuy ? IconLock : IconTableShare;
  return (
    <Menu.Item
      leftSection={<Icon size={iconSize} />}
      aria-description={mustBuy ? formatMessage({ id: 'take.locked' }) : undefined}
      onClick={onClick}
    >
      {name}
    </Menu.Item>
  );
}

function PreviewItem() {
  const preview = useReadOnlyPreview();
  const lacksMailServer = useLacksMailServer();
  if (preview === null && !lacksMailServer) return null;
  return (
    <Menu.Item
      leftSection={<IconMail size={iconSize} />}
      disabled={preview === null}
      onClick={preview ?? undefined}
    >
      <FormattedMessage id="take.preview" />
      {preview === null && (
        <span className={classes.why}>
          <FormattedMessage id="take.set-up-by-operator" values={{ setting: 'SMTP_URL' }} />
        </span>
      )}
    </Menu.Item>
  );
}

function PrintItem() {
  const { uuid } = useTemplate();
  const navigate = useNavigate();
  return (
    <Menu.Item
      leftSection={<IconPrinter size={iconSize} />}
      onClick={() => void navigate({ to: '/template/$uuid/print', params: { uuid } })}
    >
      <FormattedMessage id="print.open" />
    </Menu.Item>
  );
}
