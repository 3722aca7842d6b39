// The bar above a sheet: its name, the way between numbers and what makes them, and whether the workbook has it.
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import { useTemplateDocument } from '../../document-context.ts';
import { backToPreview, leaveSheet, turnPanelTo, useEditorState } from '../../state.ts';
import { useModuleSwitch } from '../module-switch/use-module-switch.ts';
import { SettingsOfSheet } from '../settings-dialogs/settings-of-sheet.tsx';
import { SheetSwitch } from '../sheet-switch.tsx';
import { CoverButton } from '../tools/tools-place.tsx';
import { useCanSkip } from '../use-skippable.ts';
import { editSheet } from './edit-sheet.ts';
import { EditTools } from './later-sections.tsx';
import { editingOf } from './sheet-editing.ts';
import classes from './sheet-stack.module.css';

interface SectionBarProps {
  readonly summary: SheetSummary;
  /** The keyboard goes through the buttons of one sheet, not of all. */
  readonly isActive: boolean;
}

export function SectionBar({ summary, isActive }: SectionBarProps) {
  const { id, moduleId, title, isOn } = summary;
  const switchSheet = useModuleSwitch();
  const canSkip = useCanSkip(moduleId);
  const isEdited = useEditorState((state) => state.editedSheetIds.includes(id));
  const isNarrow = useIsNarrow();
  const editing = editingOf(id);
  // Where terms of the whole model stand as well, each section has its own buttons.
  const sectionId = editing?.fields === null ? editing.sectionIds[0] : undefined;
  return (
    <header className={classes.bar} data-edited={isEdited || undefined}>
      <h2 id={`sheet-${id}`} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      <SettingsOfSheet sheetId={id} sheet={title} isTabStop={isActive} />
      {id === 'cover' && <CoverButton isTabStop={isActive} />}
      {editing && <EditButton sheetId={id} title={title} isEdited={isEdited} isActive={isActive} />}
      {canSkip && !(isEdited && isNarrow) && (
        <SheetSwitch
          sheet={title}
          isOn={isOn}
          isTabStop={isActive}
          onSwitch={(isEnabled) => switchSheet(summary, isEnabled)}
        />
      )}
      {isEdited && sectionId !== undefined && <EditTools sectionId={sectionId} />}
    </header>
  );
}

interface EditButtonProps {
  readonly sheetId: string;
  readonly title: string;
  readonly isEdited: boolean;
  readonly isActive: boolean;
}

function EditButton({ sheetId, title, isEdited, isActive }: EditButtonProps) {
  const { formatMessage } = useIntl();
  const { store } = useTemplateDocument();
  const isNarrow = useIsNarrow();
  const Icon = isEdited ? IconArrowBackUp : IconPencil;
  const open = () => {
    editSheet(sheetId, store.getState().template);
    if (!isNarrow) turnPanelTo(editingOf(sheetId)?.fields === null ? 'items' : 'model');
  };
  const close = () => {
    backToPreview(sheetId);
    if (isNarrow) leaveSheet();
  };
  const named = isEdited
    ? formatMessage({ id: 'section.preview-named' }, { sheet: title })
    : formatMessage({ id: 'section.edit-named' }, { sheet: title });
  return (
    <Button
      size="xs"
      variant={isEdited ? 'light' : 'default'}
      leftSection={<Icon size={15} />}
      tabIndex={isActive ? 0 : -1}
      aria-label={named}
      onClick={isEdited ? close : open}
    >
      {isEdited ? <FormattedMessage id="section.preview" /> : <FormattedMessage id="section.edit" />}
    </Button>
  );
}
