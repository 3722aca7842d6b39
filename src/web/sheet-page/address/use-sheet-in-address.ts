// Opens the sheet that the address names, and keeps the address and the title of the window with the sheet that is open.
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { sheetOf } from '#web/sheet-page/state/open-view.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import { putSheetInAddress, sheetInAddress } from './address-parts.ts';

export function useSheetInAddress(title: string): void {
  const { formatMessage } = useIntl();
  const page = usePage();
  const sheet = usePageState((state) => state.sheet);
  useEffect(() => {
    const open = () => {
      const named = page.view.sheets.findIndex(({ id }) => id === sheetInAddress());
      if (named >= 0) page.openSheet(named);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [page]);
  useEffect(
    () =>
      page.store.subscribe((state, before) => {
        if (state.sheet !== before.sheet) putSheetInAddress(sheetOf(page.view, state.sheet).id);
      }),
    [page],
  );
  const sheetTitle = sheetOf(page.view, sheet).title;
  useEffect(() => {
    document.title = formatMessage({ id: 'book.page-title' }, { title, sheet: sheetTitle });
  }, [formatMessage, title, sheetTitle]);
}
