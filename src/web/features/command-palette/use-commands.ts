// Everything the palette offers to this visitor on the current screen.
import {
  IconAdjustmentsHorizontal,
  IconFileSpreadsheet,
  IconListDetails,
  IconPrinter,
  IconTable,
  IconTableShare,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { usePaletteEntries } from '#web/state/dialogs/palette-entries.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import type { PaletteCommand } from './command.ts';
import { useActions } from './use-actions.ts';

const entryIcons = {
  sheet: IconTable,
  resource: IconListDetails,
  setting: IconAdjustmentsHorizontal,
  print: IconPrinter,
  workbook: IconFileSpreadsheet,
  spreadsheet: IconTableShare,
} as const;

const groups = {
  sheet: 'sheet',
  resource: 'resource',
  setting: 'setting',
  print: 'action',
  workbook: 'action',
  spreadsheet: 'action',
} as const;

export function useCommands(): readonly PaletteCommand[] {
  const entries = usePaletteEntries();
  const templates = useTemplateCommands();
  const actions = useActions();
  const own = entries.map(
    ({ id, kind, name, run }): PaletteCommand => ({
      id: `${kind}-${id}`,
      group: groups[kind],
      name,
      otherNames: [],
      Icon: entryIcons[kind],
      run,
    }),
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
