// How the sheets of a template are looked at: in which scale of money, and which rows are folded away.
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { create } from 'zustand';
import type { Language, MoneyUnits } from '#template/template.ts';
import type { Showing } from './calculation/shown-cell.ts';
import { type KeptView, keepView, keptView } from './kept-view.ts';

/** Of the templates that were looked at since the page was loaded. */
type Views = ReadonlyMap<string, KeptView>;

const useView = create<{ readonly views: Views }>(() => ({ views: new Map() }));

/** What the tab keeps of a template is read once, for whoever asks is to be given the same object. */
const begun = new Map<string, KeptView>();

function viewOf(views: Views, uuid: string): KeptView {
  const view = views.get(uuid) ?? begun.get(uuid);
  if (view) return view;
  const kept = keptView(uuid);
  begun.set(uuid, kept);
  return kept;
}

function change(uuid: string, changed: (view: KeptView) => KeptView): void {
  const { views } = useView.getState();
  const view = changed(viewOf(views, uuid));
  keepView(uuid, view);
  useView.setState({ views: new Map(views).set(uuid, view) });
}

export const useMoneyScale = (uuid: string): MoneyUnits => useView(({ views }) => viewOf(views, uuid).scale);

export const useFolded = (uuid: string): ReadonlySet<string> =>
  useView(({ views }) => viewOf(views, uuid).folded);

export const showMoneyIn = (uuid: string, scale: MoneyUnits): void =>
  change(uuid, (view) => ({ ...view, scale }));

export function fold(uuid: string, rowIds: readonly string[], isFolded: boolean): void {
  change(uuid, (view) => {
    const folded = new Set(view.folded);
    for (const rowId of rowIds) {
      if (isFolded) folded.add(rowId);
      else folded.delete(rowId);
    }
    return { ...view, folded };
  });
}

const scaleWords = defineMessages({
  thousand: { id: 'scale.thousand-unit' },
  mln: { id: 'scale.mln-unit' },
});

/** How each cell is written; the same object until something of it changes. */
export function useShowing(uuid: string, language: Language): Showing {
  const { formatMessage } = useIntl();
  const scale = useMoneyScale(uuid);
  return useMemo(() => {
    const scaleWord = scale === 'units' ? '' : formatMessage(scaleWords[scale]);
    return { language, scale, scaleWord };
  }, [language, scale, formatMessage]);
}
