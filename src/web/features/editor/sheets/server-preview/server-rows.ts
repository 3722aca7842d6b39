// Parses the rows that the server renders of a model: the name of each row, and the text of each of its cells.

/** The server's columns: titles, headings and names, then single figures, the unit, the opening, and the periods. */
const nameColumnCount = 5;

export interface ServerCell {
  readonly column: string;
  readonly text: string;
}

export interface ServerRow {
  readonly id: string;
  readonly role: string;
  readonly isHead: boolean;
  readonly label: string;
  /** Constant, total, unit, opening, then a cell for each period. */
  readonly cells: readonly ServerCell[];
}

export interface ServerSheet {
  readonly moduleId: string;
  readonly rows: readonly ServerRow[];
}

/** `htmlByModule` contains only table rows; nothing of it is executed, only its text is shown. */
export function serverSheets(htmlByModule: Readonly<Record<string, string>>): readonly ServerSheet[] {
  return Object.entries(htmlByModule).map(([moduleId, html]) => ({ moduleId, rows: rowsOf(html) }));
}

function rowsOf(html: string): readonly ServerRow[] {
  const page = new DOMParser().parseFromString(`<table><tbody>${html}</tbody></table>`, 'text/html');
  return [...page.querySelectorAll('tr')].map((row) => {
    const cells = [...row.cells].map(({ dataset, textContent }) => ({
      column: dataset.column ?? '',
      text: textContent ?? '',
    }));
    return {
      id: row.dataset.row ?? '',
      role: row.dataset.role ?? '',
      isHead: row.classList.contains('preview-head'),
      label: cells.slice(0, nameColumnCount).find(({ text }) => text !== '')?.text ?? '',
      cells: cells.slice(nameColumnCount),
    };
  });
}
