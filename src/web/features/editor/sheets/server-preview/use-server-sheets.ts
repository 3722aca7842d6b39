// Requests the template's rows from the server: at once, and ten seconds after the last change.
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { useDocumentState, useTemplateDocument } from '../../document/document-context.ts';
import { type ServerSheet, serverSheets } from './server-rows.ts';

const delayMs = 10_000;
/** Columns before the first forecast period. */
const otherColumnCount = 9;

export interface ServerPreviewState {
  readonly sheets: readonly ServerSheet[] | null;
  readonly error: unknown;
  readonly again: () => void;
}

export function useServerSheets(): ServerPreviewState {
  const { store, saver } = useTemplateDocument();
  const template = useDocumentState((state) => state.template);
  const [{ sheets, error }, show] = useState<Omit<ServerPreviewState, 'again'>>({
    sheets: null,
    error: null,
  });
  const [tries, setTries] = useState(0);
  const asked = useRef(-1);
  useEffect(() => {
    const ask = async () => {
      asked.current = tries;
      try {
        const { revision } = store.getState();
        const isKept = revision !== null && !saver.hasUnsaved();
        const what = isKept ? { templateId: template.uuid } : { template };
        const found = await sheetsOf(what, template.layout.cFcstColCount + otherColumnCount);
        if (store.getState().template === template) show({ sheets: found, error: null });
      } catch (reason) {
        show((shown) => ({ ...shown, error: reason }));
      }
    };
    const timer = setTimeout(() => void ask(), asked.current === tries ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [template, store, saver, tries]);
  return { sheets, error, again: () => setTries((count) => count + 1) };
}

async function sheetsOf(what: object, columnCount: number): Promise<readonly ServerSheet[]> {
  const { data } = await call('buildModel', { body: { ...what, isPreview: true } });
  if (typeof data !== 'string' || data === '') throw new Error('The preview has no file name.');
  const rows = await call('buildModel', { body: { fileName: data, columnCount } });
  return serverSheets(rows);
}
