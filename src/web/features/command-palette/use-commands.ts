// Everything the palette offers to this visitor on the current screen.
import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsSplit2,
  IconColumns3,
  IconCursorText,
  IconFileSpreadsheet,
  IconHistory,
  IconLayoutRows,
  IconListDetails,
  IconPrinter,
  IconTable,
  IconTableRow,
  IconTableShare,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { type PaletteEntry, usePaletteEntries } from '#web/state/dialogs/palette-entries.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import type { PaletteCommand } from './command.ts';
import { useActions } from './use-actions.ts';
import { useOtherMessages } from './use-other-messages.ts';

const entryIcons = {
  sheet: IconTable,
  resource: IconListDetails,
  setting: IconAdjustmentsHorizontal,
  field: IconCursorText,
  row: IconTableRow,
  print: IconPrinter,
  workbook: IconFileSpreadsheet,
  spreadsheet: IconTableShare,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
  history: IconHistory,
  scenario: IconArrowsSplit2,
  comparison: IconColumns3,
  span: IconLayoutRows,
} as const;

const groups = {
  sheet: 'sheet',
  resource: 'resource',
  setting: 'setting',
  field: 'field',
  row: 'row',
  print: 'action',
  workbook: 'action',
  spreadsheet: 'action',
  undo: 'action',
  redo: 'action',
  history: 'action',
  scenario: 'action',
  comparison: 'action',
  span: 'action',
} as const;

type TextsOf = (text: NonNullable<PaletteEntry['otherNames']>[number]) => readonly string[];

const commandOf = (
  { id, kind, name, otherNames = [], place, run }: PaletteEntry,
  textsOf: TextsOf,
): PaletteCommand => ({
  ...{ id: `${kind}-${id}`, group: groups[kind], name, Icon: entryIcons[kind], run },
  otherNames: otherNames.flatMap(textsOf),
  ...(place !== undefined && { place }),
});

export function useCommands(): readonly PaletteCommand[] {
  const entries = usePaletteEntries();
  const templates = useTemplateCommands();
  const actions = useActions();
  const { formatMessage } = useIntl();
  const inOthers = useOtherMessages();
  const own = entries.map((entry) =>
    commandOf(entry, (text) => [formatMessage(text), ...inOthers.map((messages) => messages[text.id])]),
  );
  return [...own, ...templates, ...actions];
}

function useTemplateCommands(): readonly PaletteCommand[] {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { templates } = useVisitor();
  const unnamed = formatMessage({ id: 'home.unnamed' });
  return [...templates]
    .sort((one, other) => other.timestamp - one.timestamp)
    .map(({ uuid, name, description }) => ({
      id: `template-${uuid}`,
      group: 'template',
      name: name || unnamed,
      otherNames: description ? [description] : [],
      Icon: IconFileSpreadsheet,
      run: () => void navigate({ to: '/template/$uuid/', params: { uuid } }),
    }));
}
