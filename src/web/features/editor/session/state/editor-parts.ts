// Components that one subject renders within another: the shell provides them, so that no subject imports another.

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { ModuleId, ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { CellBox } from '#web/ui/data-grid/grid-elements.ts';
import type { GridTyping } from '#web/ui/data-grid/grid-typing.ts';
import type { OutputSheetId } from '../../calculation/levers/headlines.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import type { AssumptionPlace } from '../../document/edits/provenance.ts';

export interface CellTypingProps {
  /** The sheet as it is drawn. */
  readonly sheet: PreviewSheet;
  /** How its cells are typed in; null once they are not. */
  readonly onTyping: (typing: GridTyping | null) => void;
}

export interface ItemMenuProps {
  readonly resourceId: string;
  /** Where its name is. */
  readonly box: CellBox;
  readonly onClose: () => void;
}

export interface EditorParts {
  /** At a resource's name in a sheet: what can be done with it. */
  readonly ItemMenu: ComponentType<ItemMenuProps>;
  /** Beside a sheet: lets its cells be typed in. */
  readonly CellTyping: ComponentType<CellTypingProps>;
  /** Beside a field: where its number comes from. */
  readonly SourceMark: ComponentType<{ readonly place: AssumptionPlace; readonly name: string }>;
  /** In the list of sheets: the progress of a sheet while a model is generated. */
  readonly ModuleStateIcon: ComponentType<{ readonly moduleId: ModuleId; readonly sheet: string }>;
  /** In a sheet's place: nothing could be suggested for it. */
  readonly ModuleErrorPanel: ComponentType<{
    readonly sheet: Pick<SheetSummary, 'id' | 'moduleId' | 'title'>;
  }>;
  /** In a sheet's place: its section is still empty. */
  readonly EmptySection: ComponentType<{ readonly sectionId: ResourceSectionId }>;
  /** In a sheet's place: the resources it is made of. */
  readonly EditedSheet: ComponentType<{ readonly sheetId: string }>;
  /** In the bar of an edited sheet. */
  readonly EditTools: ComponentType<{ readonly sectionId: ResourceSectionId }>;
  /** In the bar of a sheet: the settings that affect it. */
  readonly SettingsOfSheet: ComponentType<{
    readonly sheetId: string;
    readonly sheet: string;
    readonly isTabStop: boolean;
  }>;
  /** In the bar of the cover. */
  readonly CoverButton: ComponentType<{ readonly isTabStop: boolean }>;
  /** Above sheets where people look at cash: where it runs short. */
  readonly CashNotice: ComponentType<{ readonly onLeave: () => void }>;
  /** In the panel beside a sheet of results: what moves it most. */
  readonly Levers: ComponentType<{ readonly sheetId: OutputSheetId }>;
  /** Beside a version: how it differs from another. */
  readonly DifferenceList: ComponentType<{
    readonly one: Template;
    readonly other: Template;
    /** The versions' names. */
    readonly headings: readonly [one: ReactNode, other: ReactNode];
  }>;
}

const nothing = () => null;

/** A component rendered alone, as in a test, has no parts of other subjects. */
export const EditorPartsContext = createContext<EditorParts>({
  ItemMenu: nothing,
  CellTyping: nothing,
  SourceMark: nothing,
  ModuleStateIcon: nothing,
  ModuleErrorPanel: nothing,
  EmptySection: nothing,
  EditedSheet: nothing,
  EditTools: nothing,
  SettingsOfSheet: nothing,
  CoverButton: nothing,
  CashNotice: nothing,
  Levers: nothing,
  DifferenceList: nothing,
});

export const useEditorPart = <Name extends keyof EditorParts>(name: Name): EditorParts[Name] =>
  useContext(EditorPartsContext)[name];
