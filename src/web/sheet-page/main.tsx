// Starts the spreadsheet's page: its texts and its cells are on their way while this program loads.
import '#web/ui/look/fonts.css';
import '#web/ui/look/colours.css';
import './look/sheet-page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashGuard } from './failure/crash-guard.tsx';
import { FailurePage } from './failure/failure-page.tsx';
import { askedAtStart } from './loading/asked.ts';
import { loadBook } from './loading/load-book.ts';
import { Languages, loadSpoken } from './look/languages.tsx';
import { SheetPage } from './shell/sheet-page.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('The page has no place for the spreadsheet.');

// The letters of the language are asked for before there is anything to write with them.
const { lang } = document.documentElement;
const letters = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
document.fonts.load('12px "Inter Variable"', `${letters} 0`).catch(() => undefined);

const [spoken, loaded] = await Promise.all([loadSpoken(), loadBook(askedAtStart())]);

createRoot(host).render(
  <StrictMode>
    <Languages first={spoken}>
      <CrashGuard>
        {loaded.kind === 'failed' ? <FailurePage failure={loaded.failure} /> : <SheetPage loaded={loaded} />}
      </CrashGuard>
    </Languages>
  </StrictMode>,
);
