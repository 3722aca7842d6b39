// Provides the components that subjects render within each other; the code of each loads when it is needed.
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { EmptySection } from '../resources/panel/lazy-fields.tsx';
import type { EditorParts } from '../session/state/editor-parts.ts';
import { SettingsOfSheet } from '../settings/settings-of-sheet.tsx';
import classes from './layout/lazy-parts.module.css';

const sheet = <div className={classes.sheet} />;

export const providedParts: EditorParts = {
  CellTyping: awaitedPart(() => import('../cells/cell-typing.tsx'), 'CellTyping'),
  ItemMenu: awaitedPart(() => import('../resources/actions/item-menu.tsx'), 'ItemMenu'),
  SourceMark: awaitedPart(
    () => import('../provenance/source-mark.tsx'),
    'SourceMark',
    <span className={classes.mark} />,
  ),
  ModuleStateIcon: awaitedPart(() => import('../generation/module-state-icon.tsx'), 'ModuleStateIcon'),
  ModuleErrorPanel: awaitedPart(
    () => import('../generation/module-error-panel.tsx'),
    'ModuleErrorPanel',
    sheet,
  ),
  EmptySection,
  EditedSheet: awaitedPart(() => import('../resources/edited-sheet.tsx'), 'EditedSheet', sheet),
  EditTools: awaitedPart(
    () => import('../resources/edit-tools.tsx'),
    'EditTools',
    <div className={classes.tools} />,
  ),
  SettingsOfSheet,
  CoverButton: awaitedPart(() => import('../author-tools/cover-button.tsx'), 'CoverButton'),
  CashNotice: awaitedPart(() => import('../funding/cash-notice.tsx'), 'CashNotice'),
  Levers: awaitedPart(() => import('../levers/levers.tsx'), 'Levers'),
  DifferenceList: awaitedPart(() => import('../sync/differences/difference-list.tsx'), 'DifferenceList'),
};
