// The bar above the cells: where one is, and what the cell holds, to read and to change.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { listenToField } from '#web/sheet-page/grid/control/field-keys.ts';
import type { GridControl } from '#web/sheet-page/grid/control/grid-control.ts';
import { areaBetween } from '#web/sheet-page/grid/geometry/cell-area.ts';
import { gridClasses } from '#web/sheet-page/grid/grid-classes.ts';
import { placeName } from '#web/sheet-page/state/cell-place.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import type { EditSession } from './edit-session.ts';
import classes from './formula-bar.module.css';
import { FormulaField } from './formula-field.ts';
import { areaName } from './reference-at-caret.ts';
import { wantedPlace } from './wanted-place.ts';

interface FormulaBarProps {
  readonly session: EditSession;
  /** Null until the grid is there. */
  readonly control: GridControl | null;
}

export function FormulaBar({ session, control }: FormulaBarProps) {
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const label = intl.formatMessage({ id: 'sheetGrid.formulaBar' });
  const isEditing = useStore(session.store, ({ cell }) => cell !== null);
  useLayoutEffect(() => {
    if (!host.current || !control) return;
    const field = new FormulaField(gridClasses, label);
    host.current.append(field.root);
    const end = listenToField(control, field);
    control.drawMarks();
    return () => {
      end();
      field.root.remove();
    };
  }, [control, label]);
  return (
    <div className={classes.bar} data-editing={isEditing || undefined}>
      <NameBox control={control} />
      <span className={classes.sign} aria-hidden="true">
        fx
      </span>
      <div ref={host} className={classes.host} />
      {isEditing && (
        <>
          <button
            type="button"
            className={classes.button}
            aria-label={intl.formatMessage({ id: 'sheetGrid.giveUp' })}
            onClick={() => control?.cancelEditing()}
          >
            ✕
          </button>
          <button
            type="button"
            className={classes.button}
            aria-label={intl.formatMessage({ id: 'sheetGrid.putIn' })}
            onClick={() => control?.commitEditing()}
          >
            ✓
          </button>
        </>
      )}
    </div>
  );
}

/** Says where one is, and goes to the place that is typed into it. */
function NameBox({ control }: { readonly control: GridControl | null }) {
  const intl = useIntl();
  const page = usePage();
  const { anchor, focus } = usePageState(({ selection }) => selection);
  const area = areaBetween(anchor, focus);
  const shown = anchor === focus ? placeName(anchor) : areaName(area, null);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [shown]);
  const go = () => {
    const wanted = wantedPlace(typed ?? '', page.view);
    setTyped(null);
    if (!wanted) return;
    if (wanted.sheet !== null) page.openSheet(wanted.sheet);
    const { firstLine: line, firstColumn: column, lastLine, lastColumn } = wanted.area;
    page.goTo({ sheet: page.store.getState().sheet, line, column });
    page.select({ anchor: { line, column }, focus: { line: lastLine, column: lastColumn } });
    control?.focus();
  };
  return (
    <input
      className={classes.name}
      aria-label={intl.formatMessage({ id: 'sheetGrid.nameBox' })}
      value={typed ?? shown}
      spellCheck={false}
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
        else if (event.key === 'Escape') control?.focus();
        else return;
        event.preventDefault();
      }}
    />
  );
}
