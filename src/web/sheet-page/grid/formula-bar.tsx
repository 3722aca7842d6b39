// The bar above the cells: where one is, and what the cell holds, to read and to change.
import { IconSitemap } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import type { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import { FormulaField } from '#web/sheet-page/editing/formula-field.ts';
import { areaName } from '#web/sheet-page/editing/reference-at-caret.ts';
import { wantedPlace } from '#web/sheet-page/editing/wanted-place.ts';
import { placeName } from '#web/sheet-page/state/cell-place.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import { areaBetween, isSingle } from '#web/sheet-page/surface/geometry/cell-area.ts';
import { listenToField } from './control/field-keys.ts';
import type { GridControl } from './control/grid-control.ts';
import classes from './formula-bar.module.css';
import { gridClasses } from './grid-classes.ts';

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
      <span className={classes.sign} aria-hidden="true" />
      <div ref={host} className={classes.host} />
      {!isEditing && <FollowButton />}
      {isEditing && (
        <>
          <button
            type="button"
            className={classes.button}
            aria-label={intl.formatMessage({ id: 'sheetGrid.giveUp' })}
            onClick={() => control?.editing.cancel()}
          >
            ✕
          </button>
          <button
            type="button"
            className={classes.button}
            aria-label={intl.formatMessage({ id: 'sheetGrid.putIn' })}
            onClick={() => control?.editing.commit()}
          >
            ✓
          </button>
        </>
      )}
    </div>
  );
}

/** For those without the keys of it. */
function FollowButton() {
  const intl = useIntl();
  const page = usePage();
  const { anchor, active = anchor } = usePageState(({ selection }) => selection);
  const sheet = usePageState((state) => state.sheet);
  usePageState(({ changeNumber }) => changeNumber);
  const cell = { sheet, ...active };
  if (page.contentAt(cell).kind !== 'formula') return null;
  const label = intl.formatMessage({ id: 'sheetGrid.follow' });
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      onClick={() => page.follow({ ...cell, way: null })}
    >
      <IconSitemap size={18} aria-hidden="true" />
    </button>
  );
}

/** Says where one is, and goes to the place that is typed into it. */
function NameBox({ control }: { readonly control: GridControl | null }) {
  const intl = useIntl();
  const page = usePage();
  const { anchor, focus, others } = usePageState(({ selection }) => selection);
  const area = areaBetween(anchor, focus);
  const shown = isSingle(area) || others ? placeName(anchor) : areaName(area, null);
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    // Where one is already counts as well: whoever confirms it wants to go on in the cells.
    const wanted = wantedPlace(typed ?? shown, page.view);
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
