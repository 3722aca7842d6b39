// The bar above a sheet: its name, the switch between numbers and editing, and whether it is in the workbook.
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { editingOf } from '../../document/modules/sheet-editing.ts';
import { editSheet } from '../../session/sheets/edit-sheet.ts';
import { useModuleSwitch } from '../../session/sheets/use-module-switch.ts';
import { useCanSkip } from '../../session/sheets/use-skippable.ts';
import { useEditorPart } from '../../session/state/editor-parts.ts';
import {
  backToPreview,
  clearChosenSheet,
  switchView,
  useEditorState,
} from '../../session/state/editor-state.ts';
import { SheetSwitch } from '../states/sheet-switch.tsx';
import { SpanChoice } from '../view/span-choice.tsx';
import classes from './sheet-stack.module.css';

interface SectionBarProps {
  readonly summary: SheetSummary;
  /** Only the buttons of one sheet are tab stops, not those of all. */
  readonly isActive: boolean;
}

export function SectionBar({ summary, isActive }: SectionBarProps) {
  const { id, moduleId, title, isOn } = summary;
  const SettingsOfSheet = useEditorPart('SettingsOfSheet');
  const CoverButton = useEditorPart('CoverButton');
  const EditTools = useEditorPart('EditTools');
  const switchSheet = useModuleSwitch();
  const canSkip = useCanSkip(moduleId);
  const isEdited = useEditorState((state) => state.editedSheetIds.includes(id));
  const isNarrow = useIsNarrow();
  const editing = editingOf(id);
  // Where company-wide terms are edited as well, each section has its own buttons.
  const sectionId = editing?.fields === null ? editing.sectionIds[0] : undefined;
  return (
    <header className={classes.bar} data-edited={isEdited || undefined}>
      <h2 id={`sheet-${id}`} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {!isEdited && <SpanChoice sheetId={id} isTabStop={isActive} />}
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
  const document = useTemplateDocument();
  const isNarrow = useIsNarrow();
  const Icon = isEdited ? IconArrowBackUp : IconPencil;
  const open = () => {
    editSheet(document, sheetId);
    if (!isNarrow) switchView(document, editingOf(sheetId)?.fields === null ? 'items' : 'model');
  };
  const close = () => {
    backToPreview(document, sheetId);
    if (isNarrow) clearChosenSheet(document);
  };
  const named = isEdited
    ? formatMessage({ id: 'section.preview-named' }, { sheet: title })
    : formatMessage({ id: 'section.edit-named' }, { sheet: title });
  return (
    <Button
      className={classes.edit ?? ''}
      size="xs"
      variant={isEdited ? 'light' : 'default'}
      leftSection={<Icon size={15} />}
      tabIndex={isActive ? 0 : -1}
      aria-label={named}
      onClick={isEdited ? close : open}
    >
      {isEdited ? (
        <FormattedMessage id="section.preview" />
      ) : (
        <span className={classes.word}>
          <FormattedMessage id="section.edit" />
        </span>
      )}
    </Button>
  );
}
