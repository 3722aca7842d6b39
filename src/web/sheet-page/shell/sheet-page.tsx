// The open spreadsheet: its bar, its cells, its sheets, and the keys that work wherever the focus is.
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keyInAddress } from '#web/sheet-page/address/address-parts.ts';
import { useSheetInAddress } from '#web/sheet-page/address/use-sheet-in-address.ts';
import { useLaterParts } from '#web/sheet-page/later/use-later-parts.ts';
import type { Loaded } from '#web/sheet-page/loading/load-book.ts';
import { focusCells } from '#web/sheet-page/look/focus-cells.ts';
import { Printing } from '#web/sheet-page/print/printing.tsx';
import { SaveTrouble } from '#web/sheet-page/saving/save-trouble.tsx';
import { PageContext, usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import { StatusBar } from '#web/sheet-page/status/status-bar.tsx';
import { Cells } from './cells.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { OpenedContext, openPage, useOpened } from './open-page.ts';
import classes from './sheet-page.module.css';
import { TopBar } from './top-bar.tsx';
import { usePageKeys } from './use-page-keys.ts';

type LoadedBook = Extract<Loaded, { readonly kind: 'loaded' }>;

export function SheetPage({ loaded }: { readonly loaded: LoadedBook }) {
  const opened = useMemo(() => openPage(loaded, keyInAddress()), [loaded]);
  useEffect(() => opened.begin(), [opened]);
  return (
    <OpenedContext value={opened}>
      <PageContext value={opened.page}>
        <Frame />
      </PageContext>
    </OpenedContext>
  );
}

function Frame() {
  const { state, saver } = useOpened();
  const [finding, setFinding] = useState(0);
  const [isHelping, setIsHelping] = useState(false);
  const page = usePage();
  const traced = usePageState(({ trail }) => trail.at(-1));
  const find = () => {
    page.endTrail();
    setFinding((before) => before + 1);
  };
  const later = useLaterParts(finding + Number(isHelping) + Number(traced !== undefined));
  useSheetInAddress(state.title);
  usePageKeys({ find, help: () => setIsHelping(true) });
  return (
    <div className={classes.frame}>
      <button type="button" className={classes.skip} onClick={focusCells}>
        <FormattedMessage id="book.skip" />
      </button>
      <TopBar onFind={find} onHelp={() => setIsHelping(true)} />
      {saver && <SaveTrouble saver={saver} />}
      <NoticeStrip />
      <div className={classes.middle}>
        {later && traced && <later.TracePanel cell={traced} />}
        {later && !traced && finding > 0 && <later.FindBar asked={finding} onClose={() => setFinding(0)} />}
        <Cells />
      </div>
      <StatusBar />
      <Printing printed={later?.PrintedSheet ?? null} />
      {later && isHelping && <later.KeyboardHelp onClose={() => setIsHelping(false)} />}
    </div>
  );
}
