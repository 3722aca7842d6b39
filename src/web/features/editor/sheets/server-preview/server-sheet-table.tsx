// A sheet as the server calculated it, as a table of its names and texts.
import type { ServerRow, ServerSheet } from './server-rows.ts';
import classes from './server-sheet-table.module.css';

/** A sheet is wider than its container: without a mouse it scrolls by arrow keys. */
const scrolled = { tabIndex: 0 } as const;

export function ServerSheetTable({ sheet: { moduleId, rows } }: { readonly sheet: ServerSheet }) {
  const title = rows.find(({ role }) => role === 'title')?.label ?? '';
  return (
    <section {...scrolled} className={classes.sheet} data-module={moduleId} aria-label={title}>
      <table>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { role, isHead, label, cells } }: { readonly row: ServerRow }) {
  return (
    <tr data-role={role} data-head={isHead || undefined}>
      <th scope="row">{label}</th>
      {cells.map(({ column, text }) => (
        <td key={column}>{text}</td>
      ))}
    </tr>
  );
}
