// Does at once what takes rows away that nobody reads, and asks first where somebody does.
import { useTemplateDocument } from '../../document/document-context.ts';
import type { RowReader } from '../../document/resources/row-readers.ts';
import { openEditorDialog, type ReadRowsChange } from './open-dialog.ts';

export function useAskReaders() {
  const open = useTemplateDocument();
  return (readers: readonly RowReader[], question: ReadRowsChange, go: () => void): void => {
    if (readers.length === 0) go();
    else openEditorDialog(open, { name: 'read-rows', question, readers, onConfirm: go });
  };
}
