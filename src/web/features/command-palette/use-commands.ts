// Everything the palette offers to this visitor on the current screen.
import {
  IconAdjustmentsHorizontal,
  IconCursorText,
  IconFileSpreadsheet,
  IconListDetails,
  IconPrinter,
  IconTable,
  IconTableRow,
  IconTableShare,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type PaletteEntry, usePaletteEntries } from '#web/state/dialogs/palette-entries.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import type { PaletteCommand } from './command.ts';
import { useActions } from './use-actions.ts';

const entryIcons = {
  sheet: IconTable,
  resource: IconListDetails,
  setting: IconAdjustmentsHorizontal,
  field: IconCursorText,
  row: IconTableRow,
  print: IconPrinter,
  workbook: IconFileSpreadsheet,
  spreadsheet: IconTableShare,
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
} as const;

const commandOf = ({ id, kind, name, place, run }: PaletteEntry): PaletteCommand => ({
  ...{ id: `${kind}-${id}`, group: groups[kind], name, otherNames: [], Icon: entryIcons[kind], run },
  ...(place !== undefined && { place }),
});

export function useCommands(): readonly PaletteCommand[] {
  const entries = usePaletteEntries();
  const templates = useTemplateCommands();
  const actions = useActions();
  const own = useMemo(() => entries.map(commandOf), [entries]);
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
