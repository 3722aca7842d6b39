// The sheets of the workbook: a column at the left with a switch for each optional sheet, or a row of tabs on narrow screens.
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalculated } from '../../calculation/calculation-client.ts';
import type { SheetSummary } from '../../calculation/protocol.ts';
import { useDocumentState, useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { shownState } from '../../document/modules/module-states.ts';
import { chooseSheet } from '../../session/sheets/choose-sheet.ts';
import { useModuleSwitch } from '../../session/sheets/use-module-switch.ts';
import { useCanSkip } from '../../session/sheets/use-skippable.ts';
import { useEditorPart } from '../../session/state/editor-parts.ts';
import { useEditorState } from '../../session/state/editor-state.ts';
import { SheetSwitch } from '../states/sheet-switch.tsx';
import classes from './sheet-list.module.css';

interface SheetListProps {
  readonly asTabs?: boolean;
  /** Elsewhere its heading is already there. */
  readonly isNamed?: boolean;
  readonly onChosen?: () => void;
}

export function SheetList({ asTabs = false, isNamed = !asTabs, onChosen }: SheetListProps) {
  const { formatMessage } = useIntl();
  const sheets = useCalculated((calculated) => calculated.sheets);
  const wanted = useEditorState((state) => state.sheetId);
  const placed = sheets.filter(({ isOn }) => isOn);
  const isWaiting = useIsWaiting(sheets.find(({ id }) => id === wanted)?.moduleId);
  const shownId = isWaiting || placed.some(({ id }) => id === wanted) ? wanted : placed[0]?.id;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shownId !== undefined && nav.current) bringIntoView(nav.current);
  }, [shownId]);
  return (
    <nav
      ref={nav}
      className={asTabs ? classes.tabs : classes.column}
      aria-label={formatMessage({ id: 'editor.sheets' })}
    >
      {isNamed && (
        <h2 className={classes.title}>
          <FormattedMessage id="editor.sheets" />
        </h2>
      )}
      {(asTabs ? placed : sheets).map((sheet) => (
        <SheetLine
          key={sheet.id}
          sheet={sheet}
          isShown={sheet.id === shownId}
          hasSwitch={!asTabs}
          {...(onChosen && { onChosen })}
        />
      ))}
    </nav>
  );
}

/** A sheet that is enabled may only wait for its first resource to be placed. */
const useIsWaiting = (moduleId: SheetSummary['moduleId'] | undefined): boolean =>
  useTemplateFact(({ data }) =>
    data.modules.some((module) => module.id === moduleId && module.isEnabled && module.isIncluded),
  );

interface SheetLineProps {
  readonly sheet: SheetSummary;
  readonly isShown: boolean;
  readonly hasSwitch: boolean;
  readonly onChosen?: () => void;
}

/** Opening a disabled sheet enables it. While one is made, how far it is stands in the place of its switch. */
function SheetLine({ sheet, isShown, hasSwitch, onChosen }: SheetLineProps) {
  const ModuleStateIcon = useEditorPart('ModuleStateIcon');
  const open = useTemplateDocument();
  const { id, moduleId, title, isOn } = sheet;
  const switchSheet = useModuleSwitch();
  const canSkip = useCanSkip(moduleId);
  const isMade = useDocumentState((document) => [null, 'error'].includes(shownState(document, moduleId)));
  return (
    <div className={classes.line}>
      <button
        type="button"
        className={classes.sheet}
        data-off={!isOn || undefined}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => {
          if (isOn) chooseSheet(open, id);
          else switchSheet(sheet, true);
          onChosen?.();
        }}
      >
        {title}
      </button>
      <ModuleStateIcon moduleId={moduleId} sheet={title} />
      {hasSwitch && canSkip && isMade && (
        <SheetSwitch sheet={title} isOn={isOn} onSwitch={(isEnabled) => switchSheet(sheet, isEnabled)} />
      )}
    </div>
  );
}

/** Scrolls only the list: the page must stay where it is. */
function bringIntoView(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) {
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }
}
