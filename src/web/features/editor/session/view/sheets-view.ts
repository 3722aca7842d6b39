// How the sheets of a template are displayed: the money scale, the span of a column, and the collapsed rows.
import { useMemo } from 'react';
import type { Language } from '#language/language.ts';
import type { MoneyUnits } from '#template/template.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { type DisplayOptions, displayIn, type ScaleChoice } from '../../calculation/shown-cell.ts';
import type { SpanView } from '../../calculation/spans/span-columns.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { documentStore } from '../../document/document-store.ts';
import { usePageLook } from '../storage/page-look.ts';
import { readSessionView, type SessionView, saveSessionView } from '../storage/session-view.ts';

const sheetsView = documentStore<SessionView>(({ uuid }) => readSessionView(uuid));

function change(document: TemplateDocument, changed: (view: SessionView) => SessionView): void {
  const view = sheetsView.of(document);
  view.setState(changed);
  saveSessionView(document.uuid, view.getState());
}

export const useMoneyScale = (): ScaleChoice => sheetsView.use(({ scale }) => scale);

export const useFolded = (): ReadonlySet<string> => sheetsView.use(({ folded }) => folded);

export const showMoneyIn = (document: TemplateDocument, scale: ScaleChoice): void =>
  change(document, (view) => ({ ...view, scale }));

export function fold(document: TemplateDocument, rowIds: readonly string[], isFolded: boolean): void {
  change(document, (view) => {
    const folded = new Set(view.folded);
    for (const rowId of rowIds) {
      if (isFolded) folded.add(rowId);
      else folded.delete(rowId);
    }
    return { ...view, folded };
  });
}

export const useSpanView = (): SpanView => sheetsView.use(({ span }) => span);

export const showBy = (document: TemplateDocument, by: SpanView['by']): void =>
  change(document, (view) => ({ ...view, span: { ...view.span, by } }));

/** A year in one column is seen by period again, and the other way round. */
export const foldYear = (document: TemplateDocument, year: number): void =>
  change(document, (view) => {
    const foldedYears = new Set(view.span.foldedYears);
    if (!foldedYears.delete(year)) foldedYears.add(year);
    return { ...view, span: { by: 'periods', foldedYears } };
  });

/** Called before the sheets are drawn with other columns; returns how to stop it. */
export const onSpanChange = (document: TemplateDocument, changed: () => void): (() => void) =>
  sheetsView.of(document).subscribe(({ span }, before) => {
    if (span !== before.span) changed();
  });

/** What the view has to be for a cell to be seen. */
export const showSpans = (document: TemplateDocument, span: SpanView): void =>
  change(document, (view) => ({ ...view, span }));

/** The language of the shown sheets; before there are any, that of the template. */
export function useSheetLanguage(): Language {
  const own = useTemplateFact(({ language }) => language);
  return useCalculated(({ result }) => result?.language ?? own);
}

/** How cells of a sheet are formatted; the same object until something of it changes. */
export function useDisplayOptions(language: Language, ofSheet: MoneyUnits = 'units'): DisplayOptions {
  const scale = useMoneyScale();
  const { decimals, nothing } = usePageLook();
  return useMemo(
    () => displayIn(scale, ofSheet, { language, decimals, nothing }),
    [scale, ofSheet, language, decimals, nothing],
  );
}
