// Which note is open: that of the cell that is pointed at, or of the one that is selected, until it is closed.
import { useEffect, useRef, useState } from 'react';
import type { SheetView } from '#render/sheet-view/sheet-view.ts';
import type { Place } from '#web/sheet-page/state/cell-place.ts';
import { sheetOf } from '#web/sheet-page/state/open-view.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import type { Box } from './note-place.ts';
import { type FaultText, useFaultText } from './use-fault-text.ts';

/** What notes need of the grid. */
export interface NotedCells {
  readonly scroller: HTMLElement;
  readonly surface: {
    readonly boxOf: (place: Place) => Box | null;
    readonly placeAt: (x: number, y: number) => (Place & { readonly part: string }) | null;
  };
}

export interface OpenNote {
  readonly place: Place;
  readonly text: string;
  /** A note that is only pointed at is not read out to whoever hears the page. */
  readonly isPointed: boolean;
}

const pointedMs = 300;
const selectedMs = 500;
/** Long enough to get from the cell into the note. */
const leavingMs = 250;

function noteAt({ rows }: SheetView, { line, column }: Place): string | null {
  const note = rows[line - 1]?.note;
  return note?.column === column ? note.text : null;
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.line === other.line && one.column === other.column;

/** One note at a time; what comes later takes the place of what was on its way. */
function useOneNote() {
  const [note, setNote] = useState<OpenNote | null>(null);
  const timer = useRef(0);
  const soon = (next: OpenNote | null, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setNote(next), afterMs);
  };
  const now = (next: OpenNote | null) => {
    clearTimeout(timer.current);
    setNote(next);
  };
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { note, soon, now, stay };
}

interface NoteRun {
  readonly note: OpenNote | null;
  readonly soon: (next: OpenNote | null, afterMs: number) => void;
  readonly now: (next: OpenNote | null) => void;
}

interface NoteListening {
  readonly cells: NotedCells;
  readonly page: Page;
  readonly latest: { readonly current: NoteRun };
  readonly faultText: FaultText;
}

type Read = Pick<NoteListening, 'page' | 'faultText'>;

/** Why a formula has no value comes before what its cell is for. */
function noteOf({ page, faultText }: Read, place: Place, isPointed: boolean): OpenNote | null {
  const { sheet } = page.store.getState();
  const cell = { sheet, ...place };
  const fault = page.faultAt(cell);
  const texts = [fault && faultText(cell, fault), noteAt(sheetOf(page.view, sheet), place)];
  const text = texts.filter((one) => one !== null).join('\n\n');
  return text === '' ? null : { place, text, isPointed };
}

function listenToPointer({ cells: { scroller, surface }, latest, ...read }: NoteListening): () => void {
  const onMove = ({ pointerType, clientX, clientY, target }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const place = target.closest('[role="grid"]') ? surface.placeAt(clientX, clientY) : null;
    const next = place?.part === 'cell' ? noteOf(read, place, true) : null;
    const { note: shown, soon } = latest.current;
    if (next && !(shown && isSamePlace(shown.place, next.place))) soon(next, pointedMs);
    else if (!next && (!shown || shown.isPointed)) soon(null, leavingMs);
  };
  const onLeave = () => {
    if (latest.current.note?.isPointed !== false) latest.current.soon(null, leavingMs);
  };
  const onScroll = () => latest.current.now(null);
  scroller.addEventListener('pointermove', onMove);
  scroller.addEventListener('pointerleave', onLeave);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    scroller.removeEventListener('pointermove', onMove);
    scroller.removeEventListener('pointerleave', onLeave);
    scroller.removeEventListener('scroll', onScroll);
  };
}

function listenToKeys({ cells: { scroller }, latest, ...read }: NoteListening): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { note, now } = latest.current;
    if (event.shiftKey && event.key === 'F2') {
      event.preventDefault();
      event.stopPropagation();
      now(note ? null : noteOf(read, read.page.store.getState().selection.focus, false));
      return;
    }
    if (note && event.key === 'Escape') event.stopPropagation();
    now(null);
  };
  scroller.addEventListener('keydown', onKey, { capture: true });
  return () => scroller.removeEventListener('keydown', onKey, { capture: true });
}

const listenToSelection = ({ latest, ...read }: NoteListening): (() => void) =>
  read.page.store.subscribe((state, before) => {
    if (state.sheet !== before.sheet) latest.current.now(null);
    else if (state.selection !== before.selection)
      latest.current.soon(noteOf(read, state.selection.focus, false), selectedMs);
  });

export function useNotedCell(cells: NotedCells | null) {
  const page = usePage();
  const faultText = useFaultText();
  const { note, soon, now, stay } = useOneNote();
  const latest = useRef({ note, soon, now });
  useEffect(() => {
    latest.current = { note, soon, now };
  });
  useEffect(() => {
    if (!cells) return;
    const listening = { cells, page, latest, faultText };
    const ends = [listenToPointer(listening), listenToKeys(listening), listenToSelection(listening)];
    return () => {
      for (const end of ends) end();
    };
  }, [cells, page, faultText]);
  return { note, stay, leave: () => soon(null, leavingMs), close: () => now(null) };
}
