// What starts an export from elsewhere than its button, such as the command palette, while the buttons are there.
import type { TemplateDocument } from '../document/document.ts';
import { documentStore } from '../document/document-store.ts';

interface ExportStarts {
  readonly workbook: () => void;
  readonly spreadsheet: () => void;
}

const starts = documentStore<{ readonly starts: ExportStarts | null }>(() => ({ starts: null }));

/** Returns a function that takes them away. */
export function offerExportStarts(open: TemplateDocument, offered: ExportStarts): () => void {
  const store = starts.of(open);
  store.setState({ starts: offered });
  return () => {
    if (store.getState().starts === offered) store.setState({ starts: null });
  };
}

export const startExport = (open: TemplateDocument, output: keyof ExportStarts): void =>
  starts.of(open).getState().starts?.[output]();
