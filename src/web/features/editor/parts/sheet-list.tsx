// The sheets of the workbook: a column at the left, or a row of tabs where there is no room for one.
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalculated } from '../calculation/calculator.ts';
import { showSheet, useEditorState } from '../state.ts';
import classes from './sheet-list.module.css';

export function SheetList({ asTabs = false }: { readonly asTabs?: boolean }) {
  const { formatMessage } = useIntl();
  const result = useCalculated((calculated) => calculated.result);
  const wanted = useEditorState((state) => state.sheetId);
  const sheets = result?.sheets ?? [];
  const shownId = sheets.some(({ id }) => id === wanted) ? wanted : sheets[0]?.id;
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
      {!asTabs && (
        <h2 className={classes.title}>
          <FormattedMessage id="editor.sheets" />
        </h2>
      )}
      {sheets.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={classes.sheet}
          aria-current={id === shownId ? 'page' : undefined}
          onClick={() => showSheet(id)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

/** Moves the list alone: the page must stay where it is. */
function bringIntoView(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) {
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }
}
