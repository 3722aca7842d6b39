// How the sheets of the open template are looked at: in which scale of money, and which rows are folded away.
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { create } from 'zustand';
import type { Language, MoneyUnits } from '#template/template.ts';
import type { Showing } from './calculation/shown-cell.ts';

interface SheetsView {
  /** Another template is looked at anew. */
  readonly uuid: string | null;
  readonly scale: MoneyUnits;
  /** The rows whose groups are folded under them. */
  readonly folded: ReadonlySet<string>;
}

const plain: Omit<SheetsView, 'uuid'> = { scale: 'units', folded: new Set() };

const useView = create<SheetsView>(() => ({ uuid: null, ...plain }));

const viewOf = (view: SheetsView, uuid: string): SheetsView =>
  view.uuid === uuid ? view : { uuid, ...plain };

export const useMoneyScale = (uuid: string): MoneyUnits => useView((view) => viewOf(view, uuid).scale);

export const useFolded = (uuid: string): ReadonlySet<string> => useView((view) => viewOf(view, uuid).folded);

export const showMoneyIn = (uuid: string, scale: MoneyUnits): void =>
  useView.setState((view) => ({ ...viewOf(view, uuid), scale }));

export function fold(uuid: string, rowIds: readonly string[], isFolded: boolean): void {
  useView.setState((view) => {
    const folded = new Set(viewOf(view, uuid).folded);
    for (const rowId of rowIds) {
      if (isFolded) folded.add(rowId);
      else folded.delete(rowId);
    }
    return { ...viewOf(view, uuid), folded };
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
