// Lets the cells of a sheet be typed in, and shows what is asked and said beside them.
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import type { CellTypingProps } from '../session/state/editor-parts.ts';
import { useEditorState } from '../session/state/editor-state.ts';
import { BlockedHint } from './blocked-hint.tsx';
import { CellMenu } from './cell-menu.tsx';
import { DriverQuestion, RefusedCell } from './cell-questions.tsx';
import { endOffers } from './fill-offer.tsx';
import { type CellQuestion, useCellTyping } from './use-cell-typing.ts';

export function CellTyping({ sheet, onTyping }: CellTypingProps) {
  const latest = useLatest(sheet);
  const sheetOf = useCallback(() => latest.current, [latest]);
  const [question, ask] = useState<CellQuestion | null>(null);
  const tools = useCellTyping({ sheetOf, ask });
  const close = useCallback(() => ask(null), []);
  useEffect(() => {
    onTyping(tools.typing);
    return () => onTyping(null);
  }, [tools, onTyping]);
  useOffersEnd(sheet.id);
  switch (question?.kind) {
    case 'driver':
      return <DriverQuestion {...question} onClose={close} />;
    case 'refused':
      return <RefusedCell {...question} onClose={close} />;
    case 'blocked':
      return <BlockedHint {...question} sheetOf={sheetOf} onClose={close} />;
    case 'menu':
      return <CellMenu {...question} tools={tools} sheetOf={sheetOf} onClose={close} />;
    default:
      return null;
  }
}

/** With the sheet that a person is in, and with the page. */
function useOffersEnd(sheetId: string): void {
  const { uuid } = useTemplateDocument();
  const isHere = useEditorState((state) => state.sheetId === sheetId);
  useEffect(() => (isHere ? () => endOffers(uuid) : undefined), [isHere, uuid]);
}
